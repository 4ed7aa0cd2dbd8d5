import { expect, test } from 'vitest';
import { analyteOf, labName, labValue } from './lab-words.ts';
import { factsOf } from './testing/facts.ts';
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
  [{ comparator: null, value: '12', unit: 'ng/mL' }, '12 ng/mL'],
  [{ comparator: '>=' as const, value: '60', unit: null }, 'at least 60'],
  [{ comparator: null, value: '6.1', unit: '%' }, '6.1%'],
  [{ comparator: null, value: 'Positive', unit: '' }, 'positive'],
  [{ comparator: null, value: 'Collected early. No result.', unit: null }, '"Collected early. No result"'],
])('tells the value %j as %s', (printed, expected) => {
  expect(labValue(printed)).toBe(expected);
});

test('knows an analyte by its id, else by its printed name', () => {
  expect(analyteOf(lab('row', { name: 'X', value: '5', analyte: 'glucose' }), tinyKnowledge)?.id).toBe('glucose');
  expect(analyteOf(lab('row', { name: 'K', value: '5' }), tinyKnowledge)?.id).toBe('potassium');
});

test.each([
  ['LDL CHOLESTEROL', 'LDL cholesterol'],
  ['CHOLESTEROL, TOTAL', 'Cholesterol, total'],
  ['ALT (SGPT)', 'ALT (SGPT)'],
  ['PLATELET COUNT', 'Platelet count'],
])('writes the shouted name %s as %s', (name, expected) => {
  expect(labName({ name })).toBe(expected);
});
