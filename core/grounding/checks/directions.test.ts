import { expect, test } from 'vitest';
import { faultsIn, type Paper } from '../verify.test-helper.ts';

test.each<[Paper, string, string]>([
  ['labs', 'ALT', 'ALT and AST were too high.'],
  ['labs', 'HGB', 'Hemoglobin was within the expected range, while vitamin D was below it.'],
  ['labs', 'HGB', 'Both hemoglobin and platelets are where they should be.'],
  ['labs', 'PLT', 'Your platelets are neither high nor low.'],
  ['labs', 'LDL', 'Your "bad" cholesterol (LDL) exceeds the limit of 100.'],
  ['labs', 'Vitamin D', 'There is less vitamin D than the lab wants to see.'],
  ['labs', 'Vitamin D', 'Vitamin D was low at 18 ng/mL, where 30-100 is normal.'],
  ['labs', 'ALT', 'ALT was high at 88 U/L, where 9 to 46 U/L is normal.'],
  ['labs', 'ALT', 'Is my ALT normal?'],
  ['labs', 'HIV', 'The HIV test was not reactive.'],
  ['labs', 'Urine Glucose', 'No sugar (glucose) was found in the urine.'],
  ['scan', 'The heart is normal in size', 'Your heart has a normal size.'],
])('keeps directions of %s beside %j: %s', (paper, quote, said) => {
  expect(faultsIn(paper, quote, said)).toEqual([]);
});

test.each<[Paper, string, string, string]>([
  ['labs', 'ALT', 'ALT is normal.', 'direction'],
  ['labs', 'ALT', 'ALT falls short of the range.', 'direction'],
  ['labs', 'ALT', 'ALT is not out of range.', 'direction'],
  ['labs', 'HGB', 'Hemoglobin was out of range.', 'direction'],
  ['labs', 'HGB', 'Hemoglobin and vitamin D were both in the expected band.', 'direction'],
  ['labs', 'Vitamin D', 'Why is my vitamin D too high?', 'direction'],
  ['labs', 'Vitamin D', 'There is plenty of vitamin B12 and a normal vitamin D.', 'direction'],
  ['labs', 'HIV', 'The HIV test was reactive.', 'negation'],
  ['labs', 'Urine Glucose', 'Glucose was detected in the urine.', 'negation'],
  ['scan', 'The heart is normal in size', 'The heart is enlarged.', 'invented'],
  ['visit', 'BP 148/92', 'Your blood pressure is low.', 'direction'],
])('refuses or doubts of %s beside %j: %s', (paper, quote, said, fault) => {
  expect(faultsIn(paper, quote, said)).toContain(fault);
});
