import { expect, test } from 'vitest';
import { readableLetters } from './readable-letters.ts';

test.each([
  ['a sign of the Symbol font', '\uf0b310.0', '≥10.0'],
  ['a unit of the Symbol font', '\uf06dg/mL', 'µg/mL'],
  ['a tick', '\uf0fe yes', '☑ yes'],
  ['a sign that nobody knows stays visible', '\u000025', '\ufffd25'],
  ['a private character without a meaning stays', '\ue001', '\ue001'],
  ['blanks and tabs stay', 'a\tb c', 'a\tb c'],
  ['all other letters stay', 'Größe ×10⁹/L', 'Größe ×10⁹/L'],
])('%s', (_title, raw, expected) => {
  expect(readableLetters(raw)).toBe(expected);
});
