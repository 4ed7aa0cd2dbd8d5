import { expect, test } from 'vitest';
import { cleanTitle, lengthOf } from './clean-title.ts';

test.each([
  ['  Blood  test ', 'Blood test'],
  ['Blood\r\n\ttest', 'Blood test'],
  ['a\u2028b\u0085c', 'a bc'],
  ['\u202eevil\u2066', 'evil'],
  ['zero\u200bwidth', 'zerowidth'],
  ['e\u0301', 'é'],
  ['10\u2079/L', '10\u2079/L'],
  ['\ud83e alone', 'alone'],
  ['\0', ''],
])('%j becomes %j', (raw, title) => {
  expect(cleanTitle(raw)).toBe(title);
});

test('length counts characters, not halves of them', () => {
  expect(lengthOf('🩸🩸')).toBe(2);
});
