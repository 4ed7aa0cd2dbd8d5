import { expect, test } from 'vitest';
import { faultsIn, type Paper } from '../verify.test-helper.ts';

test.each<[Paper, string, string]>([
  ['labs', 'ALT', 'ALT was 88 U/L, and the upper limit is 46.'],
  ['labs', 'Vitamin D', 'Your vitamin D was 18 nanograms per milliliter, when the range is 30 to 100.'],
  ['labs', 'WBC', 'The white blood cell count was 12.4 thousand per microliter.'],
  ['labs', 'AST', 'Both ALT (88) and AST (61) are above their ranges.'],
  ['labs', 'CRP', 'CRP was less than 3.0.'],
  ['labs', 'Repeat ALT', 'ALT should be repeated in two weeks, says the lab.'],
  ['scan', '7 mm solid nodule', 'The nodule has grown from 5 mm to 7 millimeters.'],
  ['scan', 'Follow-up CT', 'A CT scan is recommended in three months.'],
])('keeps the numbers of %s beside %j: %s', (paper, quote, said) => {
  expect(faultsIn(paper, quote, said)).toEqual([]);
});

test.each<[Paper, string, string, string]>([
  ['labs', 'HGB', 'Your hemoglobin was 12.9.', 'number'],
  ['labs', 'HGB', 'Your hemoglobin was fourteen point one.', 'number'],
  ['labs', 'HGB', 'Your hemoglobin was about 14.', 'number'],
  ['labs', 'AST', 'Your AST was 88.', 'analyte'],
  ['labs', 'ALT', 'Your ALT was 46 U/L.', 'range'],
  ['labs', 'Vitamin D', 'The normal range for vitamin D is 18 to 100.', 'range'],
  ['labs', 'Vitamin D', 'Your vitamin D was 18 mg/dL.', 'unit'],
  ['labs', 'CRP', 'Your CRP was exactly 3.0.', 'number'],
  ['scan', '7 mm solid nodule', 'The nodule measures 7 cm.', 'unit'],
  ['scan', 'Follow-up CT', 'A CT scan is recommended in 6 months.', 'number'],
])('refuses or doubts of %s beside %j: %s', (paper, quote, said, fault) => {
  expect(faultsIn(paper, quote, said)).toContain(fault);
});
