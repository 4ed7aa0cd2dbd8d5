import type { LabResult } from '../documents/explanation.ts';

/**
 * Where a result stands for its reader. `disputed`: the range says inside, the printed flag says otherwise, so neither is claimed.
 * `expected`: what the report expects, though it prints no numbers to be inside of.
 * `unclear`: a range is printed, but the value cannot be held against it.
 */
export type LabStanding = 'critical' | 'outside' | 'disputed' | 'inside' | 'expected' | 'no_range' | 'unclear';

export function standingOf({ flag, conflict, range }: LabResult): LabStanding {
  switch (flag) {
    case 'critical_low':
    case 'critical_high':
      return 'critical';
    case 'low':
    case 'high':
    case 'abnormal':
      return conflict ? 'disputed' : 'outside';
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
    unclear: [],
  };
  for (const row of rows) groups[standingOf(row)].push(row);
  return groups;
}
