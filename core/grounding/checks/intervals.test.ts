import { expect, test } from 'vitest';
import { faultsIn } from '../verify.test-helper.ts';

test.each<[string, string]>([
  ['Wound check in 10 days', 'The wound is to be checked in 10 days.'],
  ['Repeat U&E in 1/52', 'The blood test is to be repeated in a week.'],
  ['Sutures out day 14', 'The stitches come out after two weeks.'],
])('keeps the length of time of %j: %s', (quote, said) => {
  expect(faultsIn('ward', quote, said)).not.toContain('number');
});

test.each<[string, string]>([
  ['Wound check in 10 days', 'The wound is to be checked in a month.'],
  ['Repeat U&E in 1/52', 'The blood test is to be repeated in one month.'],
  ['Sutures out day 14', 'The stitches come out after six weeks.'],
  ['Wound check in 10 days', 'The wound is to be checked tomorrow.'],
])('refuses another length of time than %j: %s', (quote, said) => {
  expect(faultsIn('ward', quote, said)).toContain('number');
});
