import { expect, test } from 'vitest';
import { isOfTestOrVaccine } from './tests-and-vaccines.ts';

const isOf = (words: string, line: string) => {
  const start = line.indexOf(words);
  return isOfTestOrVaccine(line, [start, start + words.length]);
};

test.each([
  ['measles', 'Measles, mumps: measles and rubella up to date'],
  ['tetanus', 'Boosters due: pertussis, tetanus'],
  ['COVID', 'Last doses: COVID Oct 24, none since'],
  ['influenza', 'Nose swab influenza/RSV'],
  ['RSV', 'Influenza/RSV PCR sent'],
  ['syphilis', 'STI screen: chlamydia, syphilis'],
  ['coeliac', 'Bloods: ferritin, coeliac, TSH'],
  ['pertussis', 'Awaiting pertussis result'],
])('takes %s for a test or a vaccine in "%s"', (words, line) => {
  expect(isOf(words, line)).toBe(true);
});

test.each([
  ['shingles', 'Has shingles on the back'],
  ['COVID', 'COVID RAT positive on Monday'],
  ['influenza', 'Has influenza, boosters due next month'],
  ['Flu', 'Flu 4/7, settling'],
  ['chlamydia', 'NAAT: chlamydia detected'],
  ['coeliac', 'Known coeliac, strict diet'],
])('takes %s for an illness in "%s"', (words, line) => {
  expect(isOf(words, line)).toBe(false);
});
