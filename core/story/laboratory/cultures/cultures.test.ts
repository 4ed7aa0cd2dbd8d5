import { expect, test } from 'vitest';
import { cultureName, cultureOf } from './cultures.ts';

test.each([
  ['Bacteria identified in Blood by Culture', 'Candida albicans', { says: 'germ', germ: 'Candida albicans' }],
  ['Organism', 'Escherichia coli >100,000 CFU/mL', { says: 'germ', germ: 'Escherichia coli' }],
  ['Urine culture', 'No growth', { says: 'no_growth' }],
  ['Blood culture', 'POSITIVE', { says: 'growth' }],
  ['BLOOD CULTURE GRAM STAIN', 'YEAST', { says: 'seen' }],
  ['BLOOD CULTURE GRAM STAIN', 'AEROBIC BOTTLE', { says: 'nothing' }],
  ['Urine culture', 'Mixed normal flora', { says: 'nothing' }],
  ['Hemoglobin', 'Candida', undefined],
])('hears from %j of %j: %j', (name, value, expected) => {
  expect(cultureOf({ name, value, analyte: null })).toEqual(expected);
});

test('names a culture by its row, else by the heading above it', () => {
  expect(cultureName({ name: 'Bacteria identified in Blood by Culture' }, '')).toBe('blood culture');
  expect(cultureName({ name: 'Organism' }, 'URINE CULTURE')).toBe('urine culture');
  expect(cultureName({ name: 'Organism' }, '')).toBe('culture');
});
