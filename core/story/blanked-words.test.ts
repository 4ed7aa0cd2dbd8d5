import { expect, test } from 'vitest';
import { isAllBlank, isMostlyBlank, withoutBlanks } from './blanked-words.ts';

test.each([
  ['Two views of the hand, dated XXXX at XXXX hours.', 'Two views of the hand.'],
  ['XXXX-year-old woman with cough.', 'woman with cough.'],
  ['Hand x-XXXX', 'Hand x-ray'],
  ['XXXX-year-old XXXX with cough.', 'cough.'],
  ['XXXX and cough for 5 to 7 XXXX.', 'cough.'],
  ['Sore throat and XXXX for one XXXX', 'Sore throat'],
  ['Recommend XXXX to further evaluate.', 'Recommend another check to further evaluate.'],
  ['XXXX, XXXX XXXX PM', ''],
])('leaves out of %j what was blanked', (printed, left) => {
  expect(withoutBlanks(printed)).toBe(left);
});

test('keeps a gap that the rest leans on', () => {
  expect(withoutBlanks('A XXXX fracture of the wrist.')).toBe('A … fracture of the wrist.');
});

test('knows a sentence of which little is left', () => {
  expect(isMostlyBlank('The … are intact.')).toBe(true);
  expect(isMostlyBlank('There is a … fracture of the wrist with a small gap and swelling all around it.')).toBe(false);
});

test('knows what is nothing but blanks', () => {
  expect(isAllBlank('…, … … telephone.')).toBe(true);
  expect(isAllBlank('A … fracture of the wrist.')).toBe(false);
});
