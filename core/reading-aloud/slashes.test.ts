import { expect, test } from 'vitest';
import { saySlashes } from './slashes.ts';

test.each([
  ['blood pressure', 'BP 120/80', 'BP 120 over 80'],
  ['blood pressure by its unit', '120/80 millimeters of mercury', '120 over 80 millimeters of mercury'],
  ['eyesight', 'vision 20/40', 'vision 20 over 40'],
  ['a score', 'pain 8/10', 'pain 8 out of 10'],
  ['a score between two', 'rated 7-8/10', 'rated 7 to 8 out of 10'],
  ['a count', '0/12 lymph nodes', '0 out of 12 lymph nodes'],
  ['a titer', '1:80', '1 to 80'],
  ['a titer that could be a time', 'ANA titer 1:40', 'ANA titer 1 to 40'],
  ['part of a tablet', '1 1/2 tablets', '1 and one half tablets'],
  ['two strengths', 'Losartan 100/25 milligrams', 'Losartan 100 slash 25 milligrams'],
  ['strengths with a point', '160/4.5 micrograms', '160 slash 4.5 micrograms'],
  ['what nobody can be sure of', 'seen 3/4', 'seen 3 slash 4'],
  ['a time', 'at 1:30 and 10:30', 'at 1:30 and 10:30'],
])('reads %s', (_, printed, said) => {
  expect(saySlashes(printed)).toBe(said);
});
