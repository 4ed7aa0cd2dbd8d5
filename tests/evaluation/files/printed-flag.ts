import type { LabFlag } from '#core/documents/explanation.ts';
import { printedRange } from '../corpora/printed-range.ts';
import { numberOf } from '../measures/same.ts';

const high: readonly LabFlag[] = ['high', 'critical_high'];
const low: readonly LabFlag[] = ['low', 'critical_low'];

const marks: Record<string, readonly LabFlag[]> = {
  ...{ H: high, HH: high, '+': high, L: low, LL: low, '-': low },
  A: ['abnormal', ...high, ...low],
};

/** What a result may be told as, by the mark printed beside it. A result without a mark may be left open where no number can be held against a range. */
export function flagsOfMark(mark: string, { value, range }: { value: string; range: string }): readonly LabFlag[] {
  const isMeasurable = numberOf(value) !== null && printedRange(range) !== undefined;
  const marked = marks[mark];
  if (marked !== undefined) return isMeasurable ? marked : [...marked, 'abnormal'];
  return isMeasurable ? ['normal'] : ['normal', 'unknown'];
}

/** What a result may be told as, by its printed range; undefined where that cannot be told. */
export function flagsOfRange({ value, range }: { value: string; range: string }): readonly LabFlag[] | undefined {
  const number = numberOf(value);
  const bounds = printedRange(range);
  if (number === null || bounds === undefined) return undefined;
  if (bounds.low !== null && number < bounds.low) return low;
  if (bounds.high !== null && number > bounds.high) return high;
  return ['normal'];
}
