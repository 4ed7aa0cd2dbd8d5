import type { LabResult } from '../documents/explanation.ts';

/**
 * Where a result stands for its reader. `disputed`: the range says inside, the printed mark says otherwise, so neither is claimed;
 * what the range puts outside stays outside, whatever its mark, for marks of machine exports are not always true.
 * `expected`: what the report expects, though it prints no numbers to be inside of.
 * `pending`: not ready when the report was written. `unclear`: a range is printed, but the value cannot be held against it.
 */
export type LabStanding =
  'critical' | 'outside' | 'disputed' | 'inside' | 'expected' | 'no_range' | 'pending' | 'unclear';

const notReady = /^\W*(?:pending|to follow|in progress|not (?:yet )?(?:ready|available)|awaited)\b/i;

export function standingOf({ flag, conflict, range, value }: LabResult): LabStanding {
  if (notReady.test(value)) return 'pending';
  switch (flag) {
    case 'critical_low':
    case 'critical_high':
      return 'critical';
    case 'low':
    case 'high':
    case 'abnormal':
      return 'outside';
    case 'normal':
      if (conflict) return 'disputed';
      return range !== null && (range.low !== null || range.high !== null) ? 'inside' : 'expected';
    case 'unknown':
      return range === null ? 'no_range' : 'unclear';
  }
}

export type LabGroups = Record<LabStanding, LabResult[]>;

export function groupLabs(rows: readonly LabResult[]): LabGroups {
  const groups: LabGroups = {
    critical: [],
    outside: [],
    disputed: [],
    inside: [],
    expected: [],
    no_range: [],
    pending: [],
    unclear: [],
  };
  for (const row of rows) groups[standingOf(row)].push(row);
  return groups;
}
