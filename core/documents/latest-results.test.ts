import { expect, test } from 'vitest';
import { latestResults } from './latest-results.ts';

type Row = Parameters<typeof latestResults>[0][number];
const row = (name: string, start: number, collectedAt: string | null): Row => ({
  name,
  span: [start, start + 9],
  collectedAt,
});

test('keeps the newest result of a row with columns of dates', () => {
  const rows = [row('TSH', 0, '2025-10-28'), row('TSH', 0, '2025-04-01'), row('CRP', 20, '2025-04-01')];

  expect(latestResults(rows)).toEqual([rows[0], rows[2]]);
});

test.each([
  ['stand in rows of their own', [row('Glucose', 0, '2025-10-28'), row('Glucose', 20, '2025-04-01')]],
  ['have no date', [row('Glucose', 0, null), row('Glucose', 0, null)]],
  ['are of one day', [row('Glucose', 0, '2025-04-01'), row('Glucose', 0, '2025-04-01')]],
])('keeps all results that %s', (_case, rows) => {
  expect(latestResults(rows)).toEqual(rows);
});
