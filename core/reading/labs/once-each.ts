import type { LabResult } from '../../documents/explanation.ts';

/**
 * Leaves out what a sentence tells once more of a result that a table or an earlier sentence has: one fact, one row. In a report of a
 * laboratory (`isReport`) sentences speak about the rows: other figures of a test that has a row are limits, or of another day.
 */
export function onceEach(rows: readonly { told: boolean; row: LabResult }[], isReport: boolean): LabResult[] {
  const reported = new Set(rows.flatMap(({ told, row }) => (told || row.analyte === null ? [] : [row.analyte])));
  const printed = new Map<string, LabResult[]>();
  for (const { told, row } of rows) if (!told) add(printed, row);
  return rows.flatMap(({ told, row }) => {
    if (!told) return [row];
    if (isReport && row.analyte !== null && reported.has(row.analyte)) return [];
    if ((printed.get(keyOf(row)) ?? []).some((other) => mayBeSame(row, other))) return [];
    add(printed, row);
    return [row];
  });
}

function add(rows: Map<string, LabResult[]>, row: LabResult): void {
  const key = keyOf(row);
  const known = rows.get(key);
  if (known) known.push(row);
  else rows.set(key, [row]);
}

const keyOf = ({ analyte, name, comparator, value }: LabResult): string =>
  [analyte ?? name.toLowerCase(), comparator ?? '', value].join('|');

const mayBeSame = (a: LabResult, b: LabResult): boolean =>
  (a.unit === null || b.unit === null || a.unit.toLowerCase() === b.unit.toLowerCase()) &&
  (a.collectedAt === null || b.collectedAt === null || a.collectedAt === b.collectedAt);
