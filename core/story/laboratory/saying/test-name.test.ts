import { expect, test } from 'vitest';
import { analytes } from '../../../knowledge/analyte-data.ts';
import { isMany, testName } from './test-name.ts';

const ofRecord = (id: string) =>
  testName(
    '',
    analytes.find((entry) => entry.id === id),
  );

test.each([
  ['cholesterol_total', 'total cholesterol'],
  ['neutrophils_percent', 'share of neutrophils'],
  ['urine_protein', 'protein in the urine'],
  ['urine_uric_acid', 'uric acid in the urine'],
  ['alt', 'ALT'],
  ['urea_nitrogen', 'urea nitrogen (BUN)'],
  ['vitamin_b12', 'vitamin B12'],
  ['hemoglobin', 'hemoglobin'],
  ['t4_free', 'free T4'],
])('calls %s %s', (id, expected) => {
  expect(ofRecord(id)).toBe(expected);
});

test.each([
  ['Zonulin, Total', 'total zonulin'],
  ['LP-IR score', 'LP-IR score'],
  ['Alanine+Sarcosine [Moles/volume] in Dried blood spot', 'Alanine+Sarcosine'],
  ['CMV DNA PCR', 'CMV DNA PCR'],
  ['VARIANT FORM COUNT', 'variant form count'],
  ['Fraction, second, heavy', 'fraction (second heavy)'],
  ['Spinal muscular atrophy newborn screen interpretation', 'newborn screen for spinal muscular atrophy'],
  ['Macrocytes Bld Ql Smear', 'macrocytes'],
  ['^asos', 'a test with a name that is hard to read'],
])('tells the printed name %j as %j', (printed, expected) => {
  expect(testName(printed, undefined)).toBe(expected);
});

test('no name on record keeps a comma', () => {
  expect(analytes.map((entry) => testName('', entry)).filter((name) => name.includes(','))).toEqual([]);
});

test.each([
  ['platelets', true],
  ['triglycerides (blood fats)', true],
  ['ketones in the urine', true],
  ['share of neutrophils', false],
  ['hemoglobin', false],
])('knows of %s whether they are many: %s', (name, expected) => {
  expect(isMany(name)).toBe(expected);
});

test.each([
  ['Vitamin D', 'vitamin_d', 'vitamin D'],
  ['25-OH Vitamin D', 'vitamin_d', 'vitamin D (25-hydroxy)'],
  ['Protein', 'urine_protein_24h', 'protein in the urine'],
])('tells no number in the name of %s that is not printed', (printed, id, expected) => {
  expect(
    testName(
      printed,
      analytes.find((entry) => entry.id === id),
    ),
  ).toBe(expected);
});
