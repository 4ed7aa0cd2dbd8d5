import { expect, test } from 'vitest';
import { labScale } from './lab-scale.ts';

const between = (low: number | null, high: number | null) => ({ low, high, text: 'as printed' });

test('puts a value inside a closed range inside the band', () => {
  const scale = labScale({ value: '4.2', range: between(3.5, 5.1) });

  expect(scale?.band.from).toBeLessThan(scale?.mark ?? 0);
  expect(scale?.band.to).toBeGreaterThan(scale?.mark ?? 100);
  expect(scale?.beyond).toBeNull();
});

test('holds a value far above the range at the right edge and says so', () => {
  expect(labScale({ value: '980', range: between(3.5, 5.1) })).toMatchObject({ mark: 97, beyond: 'high' });
});

test('holds a value far below the range at the left edge and says so', () => {
  expect(labScale({ value: '20', range: between(135, 145) })).toMatchObject({ mark: 3, beyond: 'low' });
});

test('leaves the band open to the left where only an upper bound is printed', () => {
  const scale = labScale({ value: '230', range: between(null, 200) });

  expect(scale?.band).toEqual({ from: 0, to: 50, openLow: true, openHigh: false });
  expect(scale?.mark).toBeCloseTo(57.5);
});

test('leaves the band open to the right where only a lower bound is printed', () => {
  const scale = labScale({ value: '75', range: between(60, null) });

  expect(scale?.band).toEqual({ from: 40, to: 100, openLow: false, openHigh: true });
  expect(scale?.mark).toBeCloseTo(50);
});

test('starts at zero rather than below nothing', () => {
  expect(labScale({ value: '0', range: between(1, 10) })?.mark).toBe(3);
});

test.each([
  ['a value in words', 'Positive', between(3.5, 5.1)],
  ['no range', '4.2', null],
  ['a range without numbers', '4.2', between(null, null)],
  ['a range that is upside down', '4.2', between(5.1, 3.5)],
  ['an upper bound of nothing', '0', between(null, 0)],
])('draws no line for %s', (_, value, range) => {
  expect(labScale({ value, range })).toBeUndefined();
});
