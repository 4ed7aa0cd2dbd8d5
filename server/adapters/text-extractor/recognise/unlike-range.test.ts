import { expect, test } from 'vitest';
import { markUnlikeRanges } from './unlike-range.ts';

const line = (text: string) =>
  text.split(' ').map((word, index) => ({ text: word, x0: index * 100, x1: index * 100 + 80, y0: 0, y1: 30 }));

const marked = (text: string) =>
  markUnlikeRanges(line(text)).flatMap((word) => (word.doubt?.reason === 'unlike_range' ? [word.text] : []));

test.each([
  ['Lactate 11 mmol/L 0.5-2.2', '11'],
  ['Creatinine 104 H 0.90-2.00', '104'],
  ['Lipoprotein 124 nmol/L <75.0', '124'],
  ['Kalium 54 mmol/l (3,5-5,1)', '54'],
  ['Sodium 1.39 mmol/L 136-145', '1.39'],
])('in "%s" the decimals of %s are not those of its range', (text, value) => {
  expect(marked(text)).toEqual([value]);
});

test.each([
  'Lactate 1.1 mmol/L 0.5-2.2',
  'Platelets 236 k/cumm 150-450',
  'Potassium 5 mmol/L 3.6-5.5',
  'RDW 15 % 11.5-14.5',
  'Glucose 412 mg/dL 70-99',
  'Ferritin 6.3 ng/mL 24.0-380.0',
  'Collected 10/28/2025',
])('nothing is marked in "%s"', (text) => {
  expect(marked(text)).toEqual([]);
});

test('a value between two ranges is held against the one behind it', () => {
  expect(marked('A 1.1 0.5-2.2 B 140 136-145')).toEqual([]);
});
