import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from './reference-range.ts';

const unknownSex = { sex: null, decimal: '.' } as const;

test.each([
  ['70-99', 70, 99],
  ['3.6-10.0', 3.6, 10],
  ['0.50 - 0.90', 0.5, 0.9],
  ['150 – 450', 150, 450],
  ['12.0 to 15.5', 12, 15.5],
  ['70_105', 70, 105],
  ['-2 - 2', -2, 2],
  ['<200', null, 200],
  ['< 0.41', null, 0.41],
  ['≤0.5', null, 0.5],
  ['&lt;4.5', null, 4.5],
  ['>=90', 90, null],
  ['above >=90', 90, null],
  ['> OR = 60', 60, null],
  ['up to 40', null, 40],
  ['14 or less', null, 14],
  ['60 or above', 60, null],
  ['less than 5', null, 5],
  ['150-450 x10E3/uL', 150, 450],
  ['Normal range for women is 12.0 to 15.5 grams per deciliter', 12, 15.5],
  ['Negative', null, null],
  ['Not Estab.', null, null],
  ['>0.4 Positive; 0.3 to 0.4 Suspect < 0.3 Negative', null, null],
  ['Male: 13.2-16.6 Female: 11.6-15.0', null, null],
  ['12-14 y: 4.4 - 5.2', null, null],
])('reads %j as %s to %s', (printed, low, high) => {
  expect(parseRange(printed, unknownSex)).toMatchObject({ low, high, text: printed });
});

test.each([
  ['Male: 13.2-16.6 Female: 11.6-15.0', 11.6, 13.2],
  ['M 13-18 g/dl; F 12-16 g/dl', 12, 13],
  ['13.5-17.5 (M), 12.0-15.5 (F)', 12, 13.5],
  ['Women: <1.1 Men: <1.3', null, null],
])('chooses by sex in %j', (printed, female, male) => {
  expect(parseRange(printed, { sex: 'female', decimal: '.' }).low).toBe(female);
  expect(parseRange(printed, { sex: 'male', decimal: '.' }).low).toBe(male);
});

test('leaves the bounds open when the only range is for the other sex', () => {
  expect(parseRange('Normal range for women is 12.0 to 15.5', { sex: 'male', decimal: '.' })).toMatchObject({
    low: null,
    high: null,
  });
});

test('reads decimal commas where the document writes them', () => {
  expect(parseRange('0,270-4,200', { sex: null, decimal: ',' })).toMatchObject({ low: 0.27, high: 4.2 });
});

test('knows whether a bound belongs to the range', () => {
  expect(parseRange('<5.7', unknownSex).highIncluded).toBe(false);
  expect(parseRange('up to 5.7', unknownSex).highIncluded).toBe(true);
  expect(parseRange('>=60', unknownSex).lowIncluded).toBe(true);
});

test('reads any two ordered bounds with any dash between them', () => {
  const bound = fc.integer({ min: 0, max: 99999 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(bound, bound, fc.constantFrom('-', ' - ', '–', ' – ', ' to ', '_'), (a, b, dash) => {
      const [low, high] = a <= b ? [a, b] : [b, a];
      expect(parseRange(`${low}${dash}${high}`, unknownSex)).toMatchObject({ low, high });
    }),
  );
});
