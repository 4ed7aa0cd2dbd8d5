import { expect, test } from 'vitest';
import { createAnalyteIndex } from './analyte-index.ts';
import type { AnalyteEntry } from './entries.ts';

const analyte = (id: string, also: string[], percent?: string): AnalyteEntry => ({
  id,
  name: id.replaceAll('_', ' '),
  also,
  loinc: null,
  ...(percent === undefined ? {} : { percent }),
  group: 'general_lab',
  measures: 'something',
  high: null,
  low: null,
  affectedBy: [],
  ask: [],
  source: 'MedlinePlus: A page',
});

const setup = () =>
  createAnalyteIndex([
    analyte('creatinine', ['Creat']),
    analyte('alt', ['SGPT', 'Alanine aminotransferase']),
    analyte('urea_nitrogen', ['BUN']),
    analyte('glucose', ['Glu']),
    analyte('glucose_urine', ['Glucose, Urine']),
    analyte('blood_urine', ['Blood, Urine']),
    analyte('calcium', ['Ca']),
    analyte('calcium_ionized', ['Ionized calcium']),
    analyte('bilirubin_total', ['Total bilirubin']),
    analyte('free_t4', ['T4, Free', 'Thyroxine, Free']),
    analyte('vitamin_b12', ['B12']),
    analyte('ca_125', ['CA 125']),
    analyte('hemoglobin', ['Hgb', 'Haemoglobin']),
    analyte('neutrophils', ['Neut', 'Absolute neutrophils'], 'neutrophils_percent'),
    analyte('neutrophils_percent', []),
  ]);

test.each([
  ['CREATININE', 'creatinine'],
  ['Creatinine, Serum', 'creatinine'],
  ['Creatinine(Serum)', 'creatinine'],
  ['Creatinine Level', 'creatinine'],
  ['Serum creatinine:', 'creatinine'],
  ['Creatinine [Mass/volume] in Serum or Plasma', 'creatinine'],
  ['ALT (SGPT)', 'alt'],
  ['ALT (Roche)', 'alt'],
  ['Alanine Aminotransferase (ALT)', 'alt'],
  ['Urea Nitrogen (BUN)', 'urea_nitrogen'],
  ['Blood Urea Nitrogen', 'urea_nitrogen'],
  ['Glucose, Blood', 'glucose'],
  ['Urine glucose', 'glucose_urine'],
  ['Glucose [Presence] in Urine', 'glucose_urine'],
  ['Blood, Urine', 'blood_urine'],
  ['Calcium, Total', 'calcium'],
  ['Calcium (Ionised)', 'calcium_ionized'],
  ['Bilirubin, Total', 'bilirubin_total'],
  ['Free T4', 'free_t4'],
  ['T 4 (Free)', 'free_t4'],
  ['Vitamin B-12', 'vitamin_b12'],
  ['CA-125', 'ca_125'],
  ['Haemoglobins', 'hemoglobin'],
  ['Hgb Bld-mCnc', 'hemoglobin'],
  ['Neutrophils (Absolute)', 'neutrophils'],
  ['Neut #', 'neutrophils'],
  ['Neutrophils %', 'neutrophils_percent'],
  ['Neut pct', 'neutrophils_percent'],
])('finds %s as %s', (printed, id) => {
  expect(setup().find(printed)?.id).toBe(id);
});

test.each([
  'Glucose (CSF)',
  'Glucose, CSF',
  'Creatinine, 24 hour',
  'Calcium (ratio)',
  'Stool glucose',
  'Blood',
  '',
  '()',
  '%',
])('does not take "%s" for another analyte', (printed) => {
  expect(setup().find(printed)).toBeUndefined();
});

test('takes a name printed with the unit % for the share', () => {
  expect(setup().find('Neutrophils', '%')?.id).toBe('neutrophils_percent');
});

test('takes the same name printed with another unit for the count', () => {
  expect(setup().find('Neutrophils', '10^9/L')?.id).toBe('neutrophils');
});

test('ignores the unit where a name has one meaning', () => {
  expect(setup().find('Hemoglobin', '%')?.id).toBe('hemoglobin');
});

test('knows a name in capitals that is an everyday word in small letters only in capitals', () => {
  const { find } = createAnalyteIndex([analyte('ast', ['AST', 'GOT']), analyte('iron', ['Iron'])]);

  expect(find('GOT')?.id).toBe('ast');
  expect(find('got')).toBeUndefined();
  expect(find('ast')?.id).toBe('ast');
  expect(find('iron')?.id).toBe('iron');
});

test('gets an analyte by its id', () => {
  expect(setup().get('alt').also).toContain('SGPT');
});

test('refuses an id that no analyte has', () => {
  expect(() => setup().get('nothing')).toThrow('nothing');
});
