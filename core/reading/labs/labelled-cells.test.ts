import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (text: string) => readLabRows(text, tinyKnowledge());

test('takes the newest of the results that cells name, and leaves the mark of an old one to it', () => {
  expect(read('Lab results\nGlucose    Today: 92 mg/dL     Last visit: 181 mg/dL (HH)    Target: 70-99')).toMatchObject(
    [{ name: 'Glucose', value: '92', previous: '181', printedFlag: null, flag: 'normal' }],
  );
});

test.each([
  'Component: Glucose | Value: 112 | Units: mg/dL | Ref: 70 - 99 | Flag: H',
  'Name: Glucose; Result: 112; Unit: mg/dL; Reference range: 70 - 99; Flag: H',
  'Glucose\tResult=112\tUnit=mg/dL\tRef=70-99\tFlag=H',
])('reads a row whose cells say what they hold: %s', (line) => {
  expect(read(`Laboratory report\n${line}`)).toMatchObject([
    { name: 'Glucose', value: '112', unit: 'mg/dL', range: { low: 70, high: 99 }, flag: 'high' },
  ]);
});

test('takes the state of a test for its result where there is none yet', () => {
  expect(read('Laboratory report\nTest: Glucose | Value: -- | Units: mg/dL | Status: In process')).toMatchObject([
    { name: 'Glucose', value: 'In process', flag: 'unknown' },
  ]);
});

test('takes no line of labels for a row that has no result', () => {
  expect(read('Laboratory report\nTest: Glucose | Ordered by: Dr Stand | Note: fasting')).toEqual([]);
});
