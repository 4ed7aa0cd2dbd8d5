import type { ReadResult } from '../reading/doubts/result-doubts.ts';
import type { Span } from '../kernel/span.ts';
import { labListSentences } from './lab-lists.ts';
import { fromDocument, type Said } from './said.ts';

/** How laboratories print whether a medicine stops a germ in the dish: susceptible, resistant, or in between. */
const answers: readonly [RegExp, 'stops' | 'fails' | 'between'][] = [
  [/^(?:S|sensitive|susceptible)$/i, 'stops'],
  [/^(?:R|resistant)$/i, 'fails'],
  [/^(?:I|SDD|intermediate)$/i, 'between'],
];

const answerOf = ({ value, unit, range }: Pick<ReadResult, 'value' | 'unit' | 'range'>) =>
  unit === null && range === null ? answers.find(([form]) => form.test(value.trim()))?.[1] : undefined;

/** Rows that answer whether a medicine stops the germ that grew; they are no measured amounts of the medicine. */
export const isSensitivity = (row: Pick<ReadResult, 'value' | 'unit' | 'range'>): boolean =>
  answerOf(row) !== undefined;

/** Which medicines stopped the germ, which did not: what the letters of the table mean. */
export function sensitivitySentences(rows: readonly ReadResult[]): Said[] {
  const those = (answer: 'stops' | 'fails' | 'between') => rows.filter((row) => answerOf(row) === answer);
  return [
    ...labListSentences(those('stops'), 'Medicines that stopped the germ in the lab', 'These stopped it too'),
    ...labListSentences(those('fails'), 'Medicines that did not stop it', 'These did not stop it either'),
    ...labListSentences(those('between'), 'Medicines in between', 'Also in between'),
  ];
}

export function aboutSensitivities(rows: readonly ReadResult[]): Said[] {
  const spans: Span[] = rows.filter((row) => answerOf(row) === 'stops').map(({ span }) => span);
  return spans.length === 0 ? [] : [fromDocument('Which of the medicines that stopped the germ fits me best?', spans)];
}
