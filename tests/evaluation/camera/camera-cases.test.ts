import { expect, test } from 'vitest';
import { cameraCases } from './camera-cases.ts';

test('every kind of picture has every paper, under a name of its own', () => {
  const cases = cameraCases();
  const names = cases.map(({ group, id }) => `${group}: ${id}`);

  expect(new Set(names).size).toBe(names.length);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(3);
});

test('a picture of two pages has the rows of both', () => {
  const rowsOf = (group: string) => cameraCases().filter((each) => each.group === group).map(({ rows }) => rows.length); // prettier-ignore

  expect(rowsOf('plain photo')).toEqual([15, 12, 11]);
  expect(rowsOf('two pages')).toEqual([27, 23, 26]);
});

test('a picture is made, and is the same each time', async () => {
  const photo = cameraCases({ dpi: 20 }).find(({ group }) => group === 'red stamp over values');
  const [first, second] = [await photo?.load(), await photo?.load()];

  expect([...(first ?? []).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(first).toEqual(second);
});
