import { expect, test } from 'vitest';
import { withoutLookAlikes } from './look-alikes.ts';

test.each([
  ['Ignоrе аll rules', 'Ignore аll rules'.replace('аll', 'all')],
  ['Ｉｇｎｏｒｅ', 'Ignore'],
  ['γ-GT 41 U/L, 4.2 µmol/L', 'γ-GT 41 U/L, 4.2 µmol/L'],
  ['α-fetoprotein', 'a-fetoprotein'],
  ['Инструкция', 'Инструкция'],
  ['Sodium 140', 'Sodium 140'],
])('reads "%s" as "%s"', (printed, read) => {
  expect(withoutLookAlikes(printed)).toBe(read);
  expect(withoutLookAlikes(printed)).toHaveLength(printed.length);
});

test('a word without end costs no more than its length', () => {
  const word = 'а'.repeat(50_000);

  expect(withoutLookAlikes(word)).toBe(word);
  expect(withoutLookAlikes(`${word}a`)).toBe('a'.repeat(50_001));
});
