import type { ReadResult } from '../reading/doubts/result-doubts.ts';

const markedFar = /^\W*(?:H{2,}|L{2,}|↑{2,}|↓{2,}|\*{2,}|critical\b.*|panic\b.*|alert\b.*)\W*$/i;

/**
 * Whether a result is as far outside its printed range as the range is wide (or twice, or half, a single limit), or is marked so. It
 * orders results and is never told: how much a distance matters differs from test to test.
 */
function isFarOutside({ value, range, printedFlag }: ReadResult): boolean {
  if (printedFlag !== null && markedFar.test(printedFlag)) return true;
  const number = Number(value.replace(/(?<=\d),(?=\d{3})/g, '').replace(',', '.'));
  if (range === null || Number.isNaN(number)) return false;
  const { low, high } = range;
  if (low !== null && high !== null && high > low) return number >= high + (high - low) || number <= low - (high - low);
  return (high !== null && high > 0 && number >= 2 * high) || (low !== null && low > 0 && number <= low / 2);
}

/** What is far outside its range first; else in the order of the report. */
export const farthestFirst = (rows: readonly ReadResult[]): ReadResult[] => [
  ...rows.filter(isFarOutside),
  ...rows.filter((row) => !isFarOutside(row)),
];
