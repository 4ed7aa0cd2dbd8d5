import type { ReadResult } from '../reading/doubts/result-doubts.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Context } from './explaining-context.ts';
import { labListSentences } from './lab-lists.ts';
import { labBackground, labCaution, labMeaning, labSentence } from './lab-sentences.ts';
import { groupLabs } from './lab-standing.ts';
import { bySubject, insideBySubject, subjectLead } from './lab-subjects.ts';
import { sensitivitySentences } from './sensitivities.ts';
import { printedSentence } from './printed-sentence.ts';
import { fromDocument, type Said } from './said.ts';

/** What needs attention first, by subject; then what is inside its range, then what could not be compared. */
export function labParagraphs(context: Context): Said[][] {
  const { reading, word, knowledge, limits } = context;
  const groups = groupLabs(reading.labResults);
  const told = [...groups.critical, ...groups.outside, ...groups.disputed];
  const singly = told.slice(0, limits.rows);
  return [
    ...bySubject(singly, knowledge).flatMap((subject, _, all) => {
      const lead =
        all.length > 1 && subject.rows.every((row) => groups.outside.includes(row)) ? subjectLead(subject) : [];
      return subject.rows.map((row, at) => [...(at === 0 ? lead : []), ...aboutRow(row, context)]);
    }),
    labListSentences(told.slice(limits.rows), 'Also outside', 'Also outside'),
    ...(limits.everyRow
      ? groups.inside.map((row) => aboutRow(row, context))
      : insideBySubject(groups.inside, knowledge)),
    labListSentences(groups.expected, 'As the report expects', 'Also as expected'),
    sensitivitySentences(groups.sensitivity),
    withoutRange(groups.no_range, knowledge, word),
    labListSentences(groups.unclear, 'We could not compare with a range', 'Nor'),
  ];
}

function aboutRow(row: ReadResult, { reading, word, knowledge, limits }: Context): Said[] {
  const meaning = limits.everyRow ? labBackground(row, knowledge) : labMeaning(row, knowledge);
  return [
    labSentence(row, limits.meanings ? undefined : knowledge),
    ...labCaution(row),
    ...(limits.meanings ? meaning : []),
    ...(limits.printedWords ? printedSentence(reading.text, row.span, word) : []),
  ];
}

const mostRows = 10;

/** Values without a range are told with their numbers, for the number is all there is. */
function withoutRange(rows: readonly ReadResult[], knowledge: Knowledge, word: string): Said[] {
  if (rows.length === 0) return [];
  const tests = rows.length === 1 ? 'this test' : 'these tests';
  return [
    ...rows.slice(0, mostRows).map((row) => labSentence(row, knowledge)),
    ...labListSentences(rows.slice(mostRows), 'Also listed', 'Also listed'),
    fromDocument(
      rows.some(({ recognised }) => recognised === true)
        ? `We found no range for ${tests} on the page.`
        : `The ${word} prints no range for ${tests}.`,
      rows.map(({ span }) => span),
    ),
  ];
}
