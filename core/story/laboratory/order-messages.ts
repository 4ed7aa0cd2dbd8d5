import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { ReadResult } from '../../reading/doubts/result-doubts.ts';
import { linesOf } from '../../reading/lines.ts';
import type { LaboratoryMessage, Named } from './laboratory-message.ts';
import { orderQuestionOf } from './order-questions.ts';
import { testName } from './saying/test-name.ts';

/** What the form says of the patient, and where its answers cannot all be right. */
export function orderMessages(rows: readonly ReadResult[]): LaboratoryMessage[] {
  return (['yes', 'no'] as const).flatMap((answer): LaboratoryMessage[] => {
    const questions = rows.flatMap((row) => {
      const question = orderQuestionOf(row);
      if (question === undefined || question === 'other' || row.value.trim().toLowerCase() !== answer) return [];
      return [{ name: row.name, span: row.span, question }];
    });
    return questions.length === 0 ? [] : [{ kind: 'order', answer, questions }];
  });
}

const babyUnits: ReadonlySet<string> = new Set(['min', 'h', 'd', 'wk', 'mo', 'weeks', 'days', 'months']);

/** "Age 9 min" beside "Pregnancy status Pregnant". */
export function impossibleOrder(rows: readonly ReadResult[]): LaboratoryMessage[] {
  const age = rows.find(({ name, unit }) => /^age\b/i.test(name) && babyUnits.has(unit ?? ''));
  const pregnancy = rows.find(({ name, value }) => /^pregnancy status/i.test(name) && /^pregnant$/i.test(value.trim()));
  return age === undefined || pregnancy === undefined
    ? []
    : [{ kind: 'baby_pregnant', spans: [age.span, pregnancy.span] }];
}

const longestHeading = 160;

/** The test that a report without results is about, by its heading. */
export function testWithoutResult(text: string, knowledge: Knowledge): Named | null {
  for (const { text: words, span } of linesOf(text)) {
    const heading = words.trim();
    if (heading.length < 3 || heading.length > longestHeading) continue;
    const analyte = knowledge.findAnalyte(heading);
    if (analyte !== undefined) return { name: testName(heading, analyte), span };
  }
  return null;
}
