import type { ReadResult } from '../reading/doubts/result-doubts.ts';

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
