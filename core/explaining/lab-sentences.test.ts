import { expect, test } from 'vitest';
import type { LabResult } from '../documents/explanation.ts';
import { labBackground, labCaution, labMeaning, labSentence } from './lab-sentences.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const row = (facts: Partial<LabResult>): LabResult =>
  factsOf('a row').lab('a row', { name: 'Zonulin', value: '12', unit: 'ng/mL', ...facts });

test.each<[string, Partial<LabResult>, string]>([
  [
    'above',
    { flag: 'high', range: range(2, 9, '2-9') },
    'Zonulin was 12 ng/mL. That is above the printed range of 2-9.',
  ],
  [
    'far above, at ten times the upper limit',
    { value: '1890', flag: 'high', range: range(10, 40, '10-40') },
    'Zonulin was 1890 ng/mL. That is far above the printed range of 10-40.',
  ],
  [
    'above, at less than ten times',
    { value: '399', flag: 'high', range: range(10, 40, '10-40') },
    'Zonulin was 399 ng/mL. That is above the printed range of 10-40.',
  ],
  [
    'above, where the number can be read in two ways',
    { value: '1,890', flag: 'high', range: range(10, 40, '10-40') },
    'Zonulin was 1,890 ng/mL. That is above the printed range of 10-40.',
  ],
  [
    'below',
    { flag: 'low', range: range(20, null, '>20') },
    'Zonulin was 12 ng/mL. That is below the printed limit of 20.',
  ],
  [
    'inside',
    { flag: 'normal', range: range(2, 15, '(2-15)') },
    'Zonulin was 12 ng/mL. That is inside the printed range of 2-15.',
  ],
  ['without a range', {}, 'Zonulin was 12 ng/mL.'],
  ['marked only', { printedFlag: 'A' }, 'Zonulin was 12 ng/mL. The report marks it "A".'],
  ['marked high only', { flag: 'high' }, 'Zonulin was 12 ng/mL. The report marks it as high.'],
  ['a comparator', { comparator: '<', value: '0.41', unit: null }, 'Zonulin was less than 0.41.'],
  ['a percentage', { value: '92', unit: '%' }, 'Zonulin was 92%.'],
  [
    'words where others are expected',
    { name: 'Nitrite', value: 'Positive', unit: null, flag: 'abnormal', range: range(null, null, 'Negative') },
    'Nitrite was positive. The report expects negative.',
  ],
  [
    'words as expected',
    { name: 'Nitrite', value: 'Negative', unit: null, flag: 'normal', range: range(null, null, 'Negative') },
    'Nitrite was negative. That is what the report expects.',
  ],
  ['words that are a sentence', { value: 'GRAM POSITIVE COCCI.', unit: null }, 'Zonulin was "GRAM POSITIVE COCCI".'],
  ['marked as usual only', { flag: 'normal' }, 'Zonulin was 12 ng/mL. The report marks it as usual.'],
  ['the name of a code', { name: 'Zonulin [Mass/volume] in Serum or Plasma' }, 'Zonulin was 12 ng/mL.'],
  [
    'a mark that the range does not support',
    { flag: 'normal', printedFlag: 'H', conflict: true, range: range(2, 15, '2-15') },
    'Zonulin was 12 ng/mL. The report marks it "H", but the printed range is 2-15.',
  ],
  [
    'outside its range, whatever the mark',
    { flag: 'low', printedFlag: 'N', conflict: true, range: range(20, 30, '20-30') },
    'Zonulin was 12 ng/mL. That is below the printed range of 20-30.',
  ],
  ['an earlier result', { previous: '9.5' }, 'Zonulin was 12 ng/mL. It was 9.5 before.'],
  ['an earlier result with a sign', { previous: '<5.0' }, 'Zonulin was 12 ng/mL. It was less than 5.0 before.'],
  ['the same earlier result', { previous: '12' }, 'Zonulin was 12 ng/mL. It was the same before.'],
  ['earlier results of several', { name: 'Platelets', previous: '9' }, 'Platelets were 12 ng/mL. They were 9 before.'],
  ['a shouted name', { name: 'ZONULIN SERUM:' }, 'Zonulin serum was 12 ng/mL.'],
])('tells a row: %s', (_case, facts, text) => {
  expect(labSentence(row(facts), tinyKnowledge)).toMatchObject({ text, basis: 'document' });
});

test.each<[string, Partial<LabResult>, string[]]>([
  ['inside its range', { flag: 'normal', range: range(2, 15, '2-15') }, []],
  [
    'that is marked otherwise',
    { flag: 'low', printedFlag: 'N', conflict: true, range: range(20, 30, '20-30') },
    ['The report marks it "N", so ask which one is correct.'],
  ],
  ['without a range', {}, ['The report prints no range for this test.']],
  [
    'with a range of words',
    { range: range(null, null, 'see note') },
    ['We could not compare it with the range on the report.'],
  ],
  [
    'critical',
    { flag: 'critical_low', range: range(20, 30, '20-30') },
    ['Labs tell a doctor about such a result at once.'],
  ],
])('adds what must be said beside a row %s', (_case, facts, expected) => {
  expect(labCaution(row(facts)).map(({ text }) => text)).toEqual(expected);
});

test('does not name again what a meaning holds already', () => {
  const said = labMeaning(row({ name: 'Glucose', analyte: 'glucose', flag: 'high' }), tinyKnowledge);

  expect(said.map(({ text }) => text).join(' ')).not.toMatch(/food.*food/);
});

test('says nothing about what an unknown analyte means', () => {
  expect(labMeaning(row({ flag: 'high' }), tinyKnowledge)).toEqual([]);
});

test('does not say what a high result means of one that is low', () => {
  const said = labMeaning(row({ name: 'Glucose', analyte: 'glucose', flag: 'low' }), tinyKnowledge);

  expect(said.map(({ text }) => text).join(' ')).toContain('A low result can happen after a long time without food.');
  expect(said.map(({ text }) => text).join(' ')).not.toMatch(/high/);
});

test('tells all that is known of a test where everything is wanted', () => {
  const said = labBackground(row({ name: 'Glucose', analyte: 'glucose', flag: 'normal' }), tinyKnowledge);

  expect(said.map(({ text }) => text)).toEqual([
    'This test measures how much sugar is in your blood.',
    'A high result can happen after food, with stress, or with diabetes.',
    'A low result can happen after a long time without food.',
    'It can change with food before the test.',
  ]);
  expect(said.every(({ basis, source }) => basis === 'general' && source !== undefined)).toBe(true);
});
