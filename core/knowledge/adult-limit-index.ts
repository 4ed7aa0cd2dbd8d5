import { limitKey } from './critical-limit-index.ts';
import type { AdultLimit } from './entries.ts';

export type FindAdultLimits = (analyteId: string, unit?: string) => readonly AdultLimit[];

/** Limits that are generally accepted for adults, by analyte and unit, or in all of its units. A unit that is not listed has none: nothing is converted. */
export function createAdultLimitIndex(limits: readonly AdultLimit[]): FindAdultLimits {
  const byKey = new Map<string, AdultLimit[]>();
  const byAnalyte = new Map<string, AdultLimit[]>();
  for (const limit of limits) {
    byAnalyte.set(limit.analyte, [...(byAnalyte.get(limit.analyte) ?? []), limit]);
    for (const unit of limit.units) {
      const key = limitKey(limit.analyte, unit);
      byKey.set(key, [...(byKey.get(key) ?? []), limit]);
    }
  }
  return (analyteId, unit) =>
    (unit === undefined ? byAnalyte.get(analyteId) : byKey.get(limitKey(analyteId, unit))) ?? [];
}
