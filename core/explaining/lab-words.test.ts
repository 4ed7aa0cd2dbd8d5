import { expect, test } from 'vitest';
import { analyteOf, labName, labNameWithGloss, labValue, rangeWords, wasValue } from './lab-words.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const { lab } = factsOf('row');

test.each([
  ['Glucose:', 'Glucose'],
  ['TOTAL PROTEIN', 'Total protein'],
  ['ALT', 'ALT'],
  ['Glycine [Moles/volume] in Dried blood spot', 'Glycine in Dried blood spot'],
  ['Sodium [Moles/volume] in Serum or Plasma', 'Sodium'],
  ['Capsid Antigen Antibody. IgG', 'Capsid Antigen Antibody, IgG'],
  ['Free vs. Total', 'Free vs. Total'],
])('shows the name %j as %j', (name, expected) => {
  expect(labName({ name })).toBe(expected);
});

test.each([
  ['70-100', 'the printed range of 70-100'],
  ['(70-100)', 'the printed range of 70-100'],
  ['<200', 'the printed limit of 200'],
  ['>= 50', 'the printed limit of 50'],
  ['> OR = 60', 'the printed limit of 60'],
  ['≤5.7', 'the printed limit of 5.7'],
])('tells the range %j as %j', (text, expected) => {
  expect(rangeWords(range(null, null, text))).toBe(expected);
});

test.each([
  [{ comparator: null, value: '12', unit: 'ng/mL' }, '12 ng/mL'],
  [{ comparator: '>=' as const, value: '60', unit: null }, 'at least 60'],
  [{ comparator: null, value: '6.1', unit: '%' }, '6.1%'],
  [{ comparator: null, value: 'Positive', unit: '' }, 'positive'],
  [{ comparator: null, value: 'Collected early. No result.', unit: null }, '"Collected early. No result"'],
])('tells the value %j as %s', (printed, expected) => {
  expect(labValue(printed)).toBe(expected);
});

test('puts a gloss beside a name we know', () => {
  expect(labNameWithGloss(lab('row', { name: 'Glucose', value: '5' }), tinyKnowledge)).toBe('Glucose (blood sugar)');
  expect(labNameWithGloss(lab('row', { name: 'Zonulin', value: '5' }), tinyKnowledge)).toBe('Zonulin');
  expect(
    labNameWithGloss(lab('row', { name: 'Glucose (fasting)', value: '5', analyte: 'glucose' }), tinyKnowledge),
  ).toBe('Glucose (fasting)');
});

test('knows an analyte by its id, else by its printed name', () => {
  expect(analyteOf(lab('row', { name: 'X', value: '5', analyte: 'glucose' }), tinyKnowledge)?.id).toBe('glucose');
  expect(analyteOf(lab('row', { name: 'K', value: '5' }), tinyKnowledge)?.id).toBe('potassium');
});

test.each([
  ['Platelets', 'were 5'],
  ['White Blood Cells', 'were 5'],
  ['Ketones, Urine', 'were 5'],
  ['Hematocrit', 'was 5'],
  ['Immature cell fraction', 'was 5'],
])('says of %s that it or they %s', (name, expected) => {
  expect(wasValue({ name, comparator: null, value: '5', unit: null })).toBe(expected);
});

test.each([
  ['LDL CHOLESTEROL', 'LDL cholesterol'],
  ['CHOLESTEROL, TOTAL', 'Cholesterol, total'],
  ['ALT (SGPT)', 'ALT (SGPT)'],
  ['PLATELET COUNT', 'Platelet count'],
])('writes the shouted name %s as %s', (name, expected) => {
  expect(labName({ name })).toBe(expected);
});

test('tells the numbers of a range that is printed as a sentence', () => {
  expect(rangeWords({ low: 12, high: 15.5, text: 'Normal range for women is 12.0 to 15.5 g/dL' })).toBe(
    'the printed range of 12.0 to 15.5',
  );
  expect(rangeWords({ low: 3.5, high: 5.1, text: '3.5-5.1 mmol/L' })).toBe('the printed range of 3.5-5.1 mmol/L');
});
