import { expect, test } from 'vitest';
import { labRange, labValue } from './lab-value.ts';

const printed = { value: '12.9', comparator: null, unit: 'g/dL', range: null };
const gramsPerDecilitre = { unit: 'g/dL', system: 'http://unitsofmeasure.org', code: 'g/dL' };

test('a figure is a quantity with its unit', () => {
  expect(labValue(printed, '.')).toEqual({ valueQuantity: { value: 12.9, ...gramsPerDecilitre } });
});

test('a bound keeps its comparator', () => {
  expect(labValue({ ...printed, value: '0.5', comparator: '<' }, '.')).toEqual({
    valueQuantity: { value: 0.5, comparator: '<', ...gramsPerDecilitre },
  });
});

test('decimals and thousands are read as the document writes them', () => {
  expect(labValue({ ...printed, value: '5,4' }, ',')).toMatchObject({ valueQuantity: { value: 5.4 } });
  expect(labValue({ ...printed, value: '1,234' }, '.')).toMatchObject({ valueQuantity: { value: 1234 } });
});

test('a unit without a code is given as printed', () => {
  expect(labValue({ ...printed, unit: 'S/CO' }, '.')).toEqual({ valueQuantity: { value: 12.9, unit: 'S/CO' } });
  expect(labValue({ ...printed, unit: null }, '.')).toEqual({ valueQuantity: { value: 12.9 } });
});

test.each([
  ['Negative', 'Negative'],
  ['1:40', '1:40'],
  ['3+', '3+'],
  ['2-5', '2-5'],
])('%s is given as printed', (value, words) => {
  expect(labValue({ ...printed, value, unit: null }, '.')).toEqual({ valueString: words });
});

test('words keep their comparator, and their unit where they count something', () => {
  expect(labValue({ ...printed, value: 'Negative' }, '.')).toEqual({ valueString: 'Negative' });
  expect(labValue({ ...printed, value: '1:40', comparator: '>', unit: 'titer' }, '.')).toEqual({
    valueString: '>1:40 titer',
  });
});

test.each([
  ['Pending', { text: 'Pending' }],
  ['Not performed', { text: 'Not performed' }],
  [' ', {}],
])('%s is no value, and why', (value, why) => {
  const coding = [{ code: 'unknown', display: 'Unknown' }];
  const { valueString, dataAbsentReason } = labValue({ ...printed, value }, '.');
  expect(valueString).toBeUndefined();
  expect(dataAbsentReason).toMatchObject({ ...why, coding });
});

test('a range has its bounds, and always its text', () => {
  const range = { low: 13.5, high: null, text: '>= 13.5' };
  expect(labRange({ ...printed, range })).toEqual([{ low: { value: 13.5, ...gramsPerDecilitre }, text: '>= 13.5' }]);
  expect(labRange({ ...printed, range: { low: null, high: null, text: 'Negative' } })).toEqual([{ text: 'Negative' }]);
  expect(labRange({ ...printed, range: { low: null, high: null, text: ' ' } })).toEqual([]);
  expect(labRange(printed)).toEqual([]);
});
