import { expect, test } from 'vitest';
import { faultsIn } from '../verify.test-helper.ts';

test.each<[string, string]>([
  ['HR 96', 'Your heart rate was 96.'],
  ['BP 132/78', 'Your blood pressure was 132/78, and your pulse was 96.'],
  ['FVC 3.62, FEV1 2.41', 'FEV1 was 2.41 and FVC 3.62.'],
])('keeps a measure that is printed as %j: %s', (quote, said) => {
  expect(faultsIn('ward', quote, said)).toEqual([]);
});

test.each<[string, string]>([
  ['SpO2 91 %', 'Your heart rate was 91.'],
  ['BP 132/78', 'Your pulse was 78.'],
  ['Na 129', 'Your temperature was 129.'],
  ['Urine output 640 mL', 'Your temperature was 640.'],
  ['FVC 3.62, FEV1 2.41', 'Your FEV1 was 3.62.'],
])('refuses a number of another measure beside %j: %s', (quote, said) => {
  expect(faultsIn('ward', quote, said)).toContain('analyte');
});
