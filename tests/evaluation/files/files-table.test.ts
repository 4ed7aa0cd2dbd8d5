import { expect, test } from 'vitest';
import { addUp } from './add-up.ts';
import { filesTable } from './files-table.ts';
import type { FileCounts } from './measure-file.ts';

const counts = (given: Partial<FileCounts>): FileCounts => ({ ...addUp([]), files: 1, pages: 1, ...given });

test('one line a group and one for all pictures, without columns that say nothing', () => {
  const lines = filesTable([
    { group: 'pdf', isPicture: false, counts: counts({ rows: 10, right: 10 }) },
    { group: 'fax', isPicture: true, counts: counts({ rows: 10_000, right: 9999, wrongMarked: 1, cpuSeconds: 3 }) },
    { group: 'photo', isPicture: true, counts: counts({ pages: 2, cpuSeconds: 3 }) },
  ]).split('\n');

  expect(lines[0]).not.toContain('page kinds');
  expect(lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim()))).toEqual([
    ['', 'pdf', '1', '10', '1.000', '0', '0', '0', '0', '0.000', '0.000', '0.00', ''],
    ['', 'fax', '1', '10000', '0.999', '0', '1', '0', '0', '0.000', '0.000', '3.00', ''],
    ['', 'photo', '1', '0', '', '0', '0', '0', '0', '', '', '1.50', ''],
    ['', 'all pictures', '2', '10000', '0.999', '0', '1', '0', '0', '0.000', '0.000', '2.00', ''],
  ]);
});
