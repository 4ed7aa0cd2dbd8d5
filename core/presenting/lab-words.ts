import type { LabResult, ReferenceRange } from '../documents/explanation.ts';
import { texts } from './texts.ts';
import type { ToldTexts } from './texts-in.ts';
import { printedNumber } from './printed-number.ts';

/** How results are told in one language. */
type LabTexts = ToldTexts['labs'];

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
export function labWord({ flag, range }: Pick<LabResult, 'flag' | 'range'>, labs: LabTexts = texts.labs): string {
  const { notCompared, words } = labs;
  return flag === 'unknown' && range !== null ? notCompared : words[flag];
}

type Shown = Pick<LabResult, 'value' | 'comparator' | 'unit' | 'range' | 'flag'>;

/** "High: 6.1, expected 3.5 to 5.1 mmol/L". Numbers are as printed. */
export function labWords(result: Shown, labs: LabTexts = texts.labs): string {
  const { range, unit } = result;
  const expected = range === null ? '' : `, ${labs.expected(rangeWords(range, labs))}`;
  return `${labWord(result, labs)}: ${valueWords(result, labs)}${expected}${unit === null || unit === '' ? '' : ` ${unit}`}`;
}

export const valueWords = (
  { value, comparator }: Pick<LabResult, 'value' | 'comparator'>,
  labs: LabTexts = texts.labs,
): string => (comparator === null ? value : `${labs.comparators[comparator]} ${value}`);

/** "3.5 to 5.1", "below 200", or the printed words where the range has no numbers. */
export function rangeWords(range: ReferenceRange, labs: LabTexts = texts.labs): string {
  const { low, high, text } = range;
  const { between, below, above, atMost, atLeast } = labs;
  const [from, to] = printedBounds(range);
  if (low !== null && high !== null) return between(from, to);
  // Without a printed sign nobody knows whether the bound itself is inside, so the printed words stay.
  if (high !== null) return /≤|<=|up to|max/iu.test(text) ? atMost(to) : /</u.test(text) ? below(to) : text;
  if (low !== null) return /≥|>=|min|at least/iu.test(text) ? atLeast(from) : />/u.test(text) ? above(from) : text;
  return text;
}

/** The bounds with the digits that the report gives them: "1.00", not "1". Empty where a range is open. */
export function printedBounds({ low, high, text }: ReferenceRange): [low: string, high: string] {
  const printed = text.match(/\d[\d.,]*/gu) ?? [];
  const asPrinted = (bound: number | null) => {
    if (bound === null) return '';
    return printed.find((digits) => printedNumber(digits) === Math.abs(bound) && bound >= 0) ?? String(bound);
  };
  return [asPrinted(low), asPrinted(high)];
}
