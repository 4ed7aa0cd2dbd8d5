import type { CriticalLimit } from './entries.ts';

export type FindCriticalLimit = (analyteId: string, unit: string) => CriticalLimit | undefined;

/** Critical limits by analyte and unit. A unit that is not listed has no limit: a figure in another unit means something else. */
export function createCriticalLimitIndex(limits: readonly CriticalLimit[]): FindCriticalLimit {
  const byKey = new Map<string, CriticalLimit>();
  for (const limit of limits) for (const unit of limit.units) byKey.set(limitKey(limit.analyte, unit), limit);
  return (analyteId, unit) => byKey.get(limitKey(analyteId, unit));
}

/** Under which the limits of an analyte in a unit are kept. */
export const limitKey = (analyteId: string, unit: string): string => `${analyteId} ${foldUnit(unit)}`;

/** Printed forms of one unit that differ in case, spaces and signs only. */
const foldUnit = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/[×*]/g, 'x')
    .replace(/⁹/g, '^9')
    .replace(/³/g, '^3')
    .replace(/¹²/g, '^12')
    .replace(/\s+/g, '');
