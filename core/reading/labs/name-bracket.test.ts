import { expect, test } from 'vitest';
import { splitBracket, splitComma } from './name-cell.ts';

type Split = (text: string, span: [number, number]) => { before: [number, number]; inside: [number, number] } | null;
const parts = (split: Split, text: string): string[] | null => {
  const found = split(text, [0, text.length]);
  return found && [text.slice(...found.before), text.slice(...found.inside)];
};

test.each([
  ['Glucose (mg/dL)', ['Glucose', 'mg/dL']],
  ['ALT (SGPT) ( U/L )', ['ALT (SGPT)', 'U/L']],
  ['Glucose', null],
  ['Glucose (fasting) serum', null],
  ['(SGPT)', null],
])('takes the last bracket off %j', (text, expected) => {
  expect(parts(splitBracket, text)).toEqual(expected);
});

test.each([
  ['Glucose, mg/dL', ['Glucose', 'mg/dL']],
  ['Protein, total, g/dL', ['Protein, total', 'g/dL']],
  ['Glucose', null],
  ['1,842', null],
])('takes what follows the last comma off %j', (text, expected) => {
  expect(parts(splitComma, text)).toEqual(expected);
});
