import { expect, test } from 'vitest';
import { analytes } from '../../../knowledge/analyte-data.ts';
import { systemHeading, systemOf } from './body-system.ts';

const headingOf = (id: string) => systemHeading(systemOf(analytes.find((entry) => entry.id === id)));

test.each([
  ['hemoglobin', 'Blood cells'],
  ['glucose', 'Blood sugar'],
  ['urine_albumin', 'Urine'],
  ['troponin_i', 'Heart and muscles'],
  ['crp', 'Inflammation'],
  ['psa', 'Prostate'],
  ['free_kappa', 'Immune proteins'],
  ['csf_protein', 'Other body fluids'],
  ['nothing we know', 'Other tests'],
])('puts %s under %s', (id, expected) => {
  expect(headingOf(id)).toBe(expected);
});

test('calls no group of results after cancer or tumors', () => {
  expect(new Set(analytes.map((entry) => systemHeading(systemOf(entry))))).not.toContain('Tumor markers');
});
