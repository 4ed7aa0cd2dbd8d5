import { expect, test } from 'vitest';
import { distanceOf } from './distance.ts';

const at = (value: number) => ({ low: value, high: value });

test.each([
  ['a step above', 103, { low: 70, high: 100 }, 'slightly'],
  ['half a width above', 115, { low: 70, high: 100 }, 'clearly'],
  ['a width above', 130, { low: 70, high: 100 }, 'far'],
  ['half a width below', 11.9, { low: 14, high: 18 }, 'clearly'],
  ['a tenth above a limit', 105, { low: null, high: 100 }, 'slightly'],
  ['a third above a limit', 130, { low: null, high: 100 }, 'clearly'],
  ['twice a limit', 0.08, { low: 0, high: 0.04 }, 'far'],
  ['a fiftieth of the lower end of a wide range', 0.008, { low: 0.4, high: 4 }, 'far'],
  ['a fifth below a wide range', 32, { low: 40, high: 199 }, 'clearly'],
  ['half of a limit', 30, { low: 60, high: null }, 'far'],
  ['just below a limit', 57, { low: 59, high: null }, 'slightly'],
  ['below nothing', 3, { low: null, high: 0 }, 'clearly'],
])('calls %s %s', (_, value, bounds, expected) => {
  expect(distanceOf(at(value), bounds)).toBe(expected);
});

test.each([
  [100, { low: 70, high: 100 }],
  [70, { low: 70, high: 100 }],
  [5, { low: null, high: null }],
])('has no distance for %s inside its range', (value, bounds) => {
  expect(distanceOf(at(value), bounds)).toBeUndefined();
});

test('goes by the end of a value that is nearer to its range', () => {
  expect(distanceOf({ low: 5, high: 10 }, { low: 0, high: 4 })).toBe('clearly');
  expect(distanceOf({ low: 3, high: 10 }, { low: 0, high: 4 })).toBe('far');
});
