import type { LabResult } from '../../documents/explanation.ts';

/** How far a value stands outside its range, as a share of the bound it passed: 0 inside, NaN where it cannot be told. */
export function distanceOf({ value, range }: LabResult): number {
  const number = Number.parseFloat(value.replaceAll(',', ''));
  if (range === null || Number.isNaN(number)) return Number.NaN;
  if (range.high !== null && number > range.high) return (number - range.high) / Math.abs(range.high || 1);
  if (range.low !== null && number < range.low) return (range.low - number) / Math.abs(range.low || 1);
  return range.high === null && range.low === null ? Number.NaN : 0;
}
