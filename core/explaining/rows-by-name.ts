import { type ReadResult } from '../reading/doubts/result-doubts.ts';
import { labName } from './lab-words.ts';

/** Rows under the name they are shown by: a test that was done twice is named once. */
export function rowsByName(rows: readonly ReadResult[]): ReadResult[][] {
  const byName = new Map<string, ReadResult[]>();
  for (const row of rows) {
    const key = labName(row).toLowerCase();
    const known = byName.get(key);
    if (known) known.push(row);
    else byName.set(key, [row]);
  }
  return [...byName.values()];
}
