import { touching } from '../kernel/touching.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import { valueWords } from '../story/laboratory/judging/printed-value.ts';
import { fromPaper } from '../story/laboratory/saying/phrases.ts';
import { testName } from '../story/laboratory/saying/test-name.ts';
import type { StorySentence } from '../story/story.ts';
import type { Said } from './said.ts';

type Told = { told: readonly Said[]; reading: Reading; knowledge: Knowledge };

/** More are a table, and no line that somebody jotted down. */
const most = 40;

/**
 * Results that a note jots down without range or mark, and that no sentence about the document stands on: each by its name and its value
 * as printed ("Sodium: 140"), and nothing is made of them.
 */
export function jottedResults({ told, reading, knowledge }: Told): StorySentence[] {
  const isTold = touching(told.filter(({ basis }) => basis === 'document').flatMap(({ spans }) => spans));
  const jotted = reading.labResults.filter(
    ({ analyte, range, flag, span }) =>
      analyte !== null && range === null && (flag === 'unknown' || flag === 'normal') && !isTold(span),
  );
  if (jotted.length === 0 || jotted.length > most) return [];
  const values = jotted.map(
    (row) =>
      `${testName(row.name, row.analyte === null ? undefined : knowledge.getAnalyte(row.analyte))}: ${valueWords(row)}`,
  );
  return [
    fromPaper(
      'found',
      `Test results in this note: ${values.join('; ')}.`,
      jotted.map(({ span }) => span),
    ),
  ];
}
