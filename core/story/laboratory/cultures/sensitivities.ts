import type { ReadResult } from '../../../reading/doubts/result-doubts.ts';

/** Whether a medicine stopped a germ in the dish: susceptible, resistant, or in between. */
export type Sensitivity = 'stops' | 'fails' | 'between';

const answers: readonly [RegExp, Sensitivity][] = [
  [/^(?:S|sensitive|susceptible)$/i, 'stops'],
  [/^(?:R|resistant)$/i, 'fails'],
  [/^(?:I|SDD|intermediate)$/i, 'between'],
];

const answerIn = (words: string): Sensitivity | undefined => answers.find(([form]) => form.test(words.trim()))?.[1];

/** What a cell of a table answers. */
export const sensitivityIn = answerIn;

type Row = Pick<ReadResult, 'value' | 'unit' | 'range' | 'printedFlag' | 'analyte'>;

/** Of a row of a culture; its number is what the germ withstands, and no amount in the blood. */
export function sensitivityOf({ value, unit, range, printedFlag, analyte }: Row): Sensitivity | undefined {
  if (range !== null) return undefined;
  const marked = printedFlag === null || analyte !== null ? undefined : answerIn(printedFlag);
  return marked ?? (unit === null ? answerIn(value) : undefined);
}

/** Rows that answer whether a medicine stops the germ that grew; they are no measured amounts of the medicine. */
export const isSensitivity = ({ value, unit, range }: Pick<ReadResult, 'value' | 'unit' | 'range'>): boolean =>
  unit === null && range === null && answerIn(value) !== undefined;

/** "DAPTOmycin [Susceptibility] by ..." is daptomycin. */
export const medicineName = (printed: string): string =>
  printed
    .replace(/\s*\[[^\]]*\].*$/, '')
    .replace(/\.(?=\p{L})/gu, ' ')
    .replace(/[\s:.,*-]+$/, '')
    .replace(/,/g, '')
    .trim()
    .toLowerCase();
