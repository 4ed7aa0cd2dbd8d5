import type { LabResult, ReferenceRange } from '#core/documents/explanation.ts';
import { texts } from '../texts.ts';

/** How a result is shown: the colour, the shape and the line always go together. */
export type LabStatus = 'in-range' | 'outside' | 'critical' | 'unknown';

const statusOf: Record<LabResult['flag'], LabStatus> = {
  normal: 'in-range',
  low: 'outside',
  high: 'outside',
  abnormal: 'outside',
  critical_low: 'critical',
  critical_high: 'critical',
  unknown: 'unknown',
};

export const labStatus = ({ flag }: Pick<LabResult, 'flag'>): LabStatus => statusOf[flag];

/** "High", "In range": never a bare "Abnormal" where a direction is known. */
export const labWord = ({ flag }: Pick<LabResult, 'flag'>): string => texts.labs.words[flag];

type Shown = Pick<LabResult, 'value' | 'comparator' | 'unit' | 'range' | 'flag'>;

/** "High: 6.1, expected 3.5 to 5.1 mmol/L". Numbers are as printed. */
export function labWords(result: Shown): string {
  const { range, unit } = result;
  const expected = range === null ? '' : `, ${texts.labs.expected(rangeWords(range))}`;
  return `${labWord(result)}: ${valueWords(result)}${expected}${unit === null || unit === '' ? '' : ` ${unit}`}`;
}

export const valueWords = ({ value, comparator }: Pick<LabResult, 'value' | 'comparator'>): string =>
  comparator === null ? value : `${texts.labs.comparators[comparator]} ${value}`;

/** "3.5 to 5.1", "below 200", or the printed words where the range has no numbers. */
export function rangeWords({ low, high, text }: ReferenceRange): string {
  if (low !== null && high !== null) return texts.labs.between(String(low), String(high));
  if (high !== null) return /≤|<=|up to|max/iu.test(text) ? texts.labs.atMost(String(high)) : openHigh(text, high);
  if (low !== null) return /≥|>=|min|at least/iu.test(text) ? texts.labs.atLeast(String(low)) : openLow(text, low);
  return text;
}

// Without a printed sign nobody knows whether the bound itself is inside, so the printed words stay.
const openHigh = (text: string, high: number) => (/</u.test(text) ? texts.labs.below(String(high)) : text);
const openLow = (text: string, low: number) => (/>/u.test(text) ? texts.labs.above(String(low)) : text);
