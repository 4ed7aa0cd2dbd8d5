import type { LabResult, ReferenceRange } from '../documents/explanation.ts';
import { texts } from './texts.ts';
import { printedNumber } from './printed-number.ts';

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
export const labWord = ({ flag, range }: Pick<LabResult, 'flag' | 'range'>): string =>
  flag === 'unknown' && range !== null ? texts.labs.notCompared : texts.labs.words[flag];

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
export function rangeWords(range: ReferenceRange): string {
  const { low, high, text } = range;
  const [from, to] = printedBounds(range);
  if (low !== null && high !== null) return texts.labs.between(from, to);
  if (high !== null) return /≤|<=|up to|max/iu.test(text) ? texts.labs.atMost(to) : openHigh(text, to);
  if (low !== null) return /≥|>=|min|at least/iu.test(text) ? texts.labs.atLeast(from) : openLow(text, from);
  return text;
}

// Without a printed sign nobody knows whether the bound itself is inside, so the printed words stay.
const openHigh = (text: string, high: string) => (/</u.test(text) ? texts.labs.below(high) : text);
const openLow = (text: string, low: string) => (/>/u.test(text) ? texts.labs.above(low) : text);

/** The bounds with the digits that the report gives them: "1.00", not "1". Empty where a range is open. */
export function printedBounds({ low, high, text }: ReferenceRange): [low: string, high: string] {
  const printed = text.match(/\d[\d.,]*/gu) ?? [];
  const asPrinted = (bound: number | null) => {
    if (bound === null) return '';
    return printed.find((digits) => printedNumber(digits) === Math.abs(bound) && bound >= 0) ?? String(bound);
  };
  return [asPrinted(low), asPrinted(high)];
}
