import type { LabResult } from '../documents/explanation.ts';

/**
 * Where a result stands for its reader. `disputed`: the range says inside, the printed flag says otherwise, so neither is claimed.
 * `unclear`: a range is printed, but the value cannot be held against it.
 */
export type LabStanding = 'critical' | 'outside' | 'disputed' | 'inside' | 'no_range' | 'unclear';

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
      return conflict ? 'disputed' : 'inside';
    case 'unknown':
      return range === null ? 'no_range' : 'unclear';
  }
}

export type LabGroups = Record<LabStanding, LabResult[]>;

export function groupLabs(rows: readonly LabResult[]): LabGroups {
  const groups: LabGroups = { critical: [], outside: [], disputed: [], inside: [], no_range: [], unclear: [] };
  for (const row of rows) groups[standingOf(row)].push(row);
  return groups;
}
