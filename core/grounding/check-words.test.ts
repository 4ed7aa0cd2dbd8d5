import { expect, test } from 'vitest';
import type { LabResult } from '../documents/explanation.ts';
import { checkSentence } from './check-sentence.ts';

const row = (text: string, facts: Partial<LabResult>): LabResult => ({
  name: 'Hb',
  analyte: null,
  loinc: null,
  value: '9',
  comparator: null,
  unit: null,
  range: null,
  printedFlag: null,
  flag: 'unknown',
  conflict: false,
  previous: null,
  collectedAt: null,
  span: [0, text.length],
  ...facts,
});
const faults = (text: string, said: string, labResults: LabResult[] = []) =>
  checkSentence({ text: said, spans: [[0, text.length]], basis: 'document' }, { text, labResults }).map(
    ({ kind }) => kind,
  );

test.each<[string, string, string[]]>([
  ['Mild emphysema.', 'The report describes severe emphysema.', ['severity']],
  ['Mildly dilated duct.', 'The report describes a mild widening.', []],
  ['Emphysema, larger than before.', 'It has increased.', []],
  ['Emphysema, stable.', 'It has increased.', ['change']],
  ['Nodule, unchanged.', 'It is new.', ['change']],
  ['Nodule, 5 mm one year ago.', 'One year ago it was 5 mm.', []],
  ['Nodule, 5 mm 1 yr ago.', 'One year ago it was 5 mm.', []],
  ['Nodule, 5 mm before.', 'Two years ago it was 5 mm.', ['date']],
  ['Seen on 12 Mar 2024.', 'On 12 March 2024 it was seen.', []],
  ['Seen on 12 Mar 2024.', 'On 12 April 2024 it was seen.', ['date']],
  ['See Dr. Lee in 1 week.', 'The report says to see Dr. Lee in 1 week.', []],
  ['See Dr. Lee in 1 week.', 'The report says to see Dr. Moore in 1 week.', ['name']],
  ['No mass is\nseen.', 'The report says: "No mass is seen".', []],
  ['No mass is seen.', 'The report says: "A mass is seen".', ['quote']],
  ['Left knee pain.', 'The report describes pain in the right knee.', ['side']],
  ['Cyst in the left lower lobe.', 'The report describes a cyst in the lower part of the left lung.', []],
])('of %j: %s', (text, said, expected) => {
  expect(faults(text, said)).toEqual(expected);
});

test.each<[Partial<LabResult>, string, string[]]>([
  [{ flag: 'low' }, 'Hb was 9. That is fine.', ['direction']],
  [{ flag: 'low' }, 'Hb was 9. That is normal.', ['direction']],
  [{ flag: 'critical_low' }, 'Hb was 9. That is above the range.', ['direction']],
  [{ flag: 'abnormal' }, 'Hb was 9. That is as it should be.', ['direction']],
  [{ flag: 'normal' }, 'Hb was 9. That is inside the printed range.', []],
  [{ flag: 'low' }, 'My Hb was 9. Is that as it should be?', []],
  [{ flag: 'low' }, 'These are outside: Hb (high).', ['direction']],
  [{ flag: 'normal' }, 'All are inside the printed range.', []],
])('of a row %j: %s', (facts, said, expected) => {
  expect(faults('Hb 9', said, [row('Hb 9', facts)])).toEqual(expected);
});

test('finds the unit that is printed once, above the rows', () => {
  const text = 'Result (g/dL)\nHb 9';
  const start = text.indexOf('Hb');
  const sentence = {
    text: 'Hb was 9 g/dL.',
    spans: [[start, text.length]] as [number, number][],
    basis: 'document',
  } as const;
  const source = (unit: string) => ({ text, labResults: [row(text, { unit, span: [start, text.length] })] });

  expect(checkSentence(sentence, source('g/dL'))).toEqual([]);
  expect(checkSentence(sentence, source('mg'))).toEqual([{ kind: 'unit', word: 'g/dL' }]);
});
