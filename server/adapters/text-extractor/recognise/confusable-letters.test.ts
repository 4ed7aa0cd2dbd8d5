import { expect, test } from 'vitest';
import { confusableLetters } from './confusable-letters.ts';

test.each([
  ['lron', 'Iron'],
  ['lgG', 'IgG'],
  ['lNR', 'INR'],
  ['(lgE)', '(IgE)'],
  ['Alc', 'A1c'],
  ['HbAIc', 'HbA1c'],
  ['y-GT', 'γ-GT'],
  ['(C02)', '(CO2)'],
  ['25-0H', '25-OH'],
  ['μg', 'µg'],
])('puts %s right as %s', (read, right) => {
  expect(confusableLetters(read)).toBe(right);
});

test.each(['low', 'lipid', 'level', 'l', '1.04', 'lymph', 'LDL', 'III', 'y'])('leaves %s as it is', (read) => {
  expect(confusableLetters(read)).toBe(read);
});
