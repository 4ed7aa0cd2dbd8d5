import { expect, test } from 'vitest';
import { faultsIn } from '../verify.test-helper.ts';

test.each<[string, string]>([
  ['Walk test (m)        412           365', 'Your walk test was 412 metres, after 365 at the last visit.'],
  ['Blood pressure       134/82', 'Your blood pressure is now 134/82.'],
  ['Forced volume        2.05    2.61', 'The forced volume was 2.05 before and 2.61 after.'],
  ['Stage two            9.9', 'The value of stage two was 9.9.'],
])('keeps a number of the column and row of %j: %s', (quote, said) => {
  expect(faultsIn('review', quote, said)).toEqual([]);
});

test.each<[string, string, string]>([
  ['Walk test (m)        412           365', 'Your walk test is now 365 metres.', 'historical'],
  ['Walk test (m)        412           365', 'At the last visit the walk test showed 412 metres.', 'historical'],
  ['Urine protein ratio  48            71', 'The protein ratio in your urine is 30.', 'range'],
  ['Forced volume        2.05    2.61', 'After the treatment the forced volume was 2.05.', 'analyte'],
  ['Stage two            9.9', 'The value of stage one was 9.9.', 'analyte'],
])('refuses a number of another column or row than %j: %s', (quote, said, fault) => {
  expect(faultsIn('review', quote, said)).toContain(fault);
});
