import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalText } from './canonical-text.ts';

test.each([
  ['line ends', 'a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
  ['zero-width and bidirectional marks', 'So\u200bdi\u00adum\u202e 140\ufeff', 'Sodium 140'],
  ['tag characters', `Normal${String.fromCodePoint(0xe0041, 0xe0042)}`, 'Normal'],
  ['control characters', 'Na\u0000\u0007 140', 'Na 140'],
  ['hard spaces', 'Na\u00a0140\u2009mmol/L', 'Na 140 mmol/L'],
  ['decomposed letters', 'Ame\u0301lie', 'Amélie'],
  ['half a surrogate pair', 'a\ud800b', 'a\ufffdb'],
  ['the bullet of the Symbol font', '\uf0b7 Aspirin', '• Aspirin'],
  ['signs as wide as a letter', 'ＣＲＰ：１３～３０　％', 'CRP:13~30 %'],
])('makes one form of %s', (_what, raw, expected) => {
  expect(canonicalText(raw)).toBe(expected);
});

test.each(['WBC   7.2   x10³/µL   4.0-11.0', 'Name\tResult\tUnit', '½ tablet ﬁrst'])(
  'keeps columns, tabs, powers and printed signs: %s',
  (text) => {
    expect(canonicalText(text)).toBe(text);
  },
);

test('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (raw) => {
      const once = canonicalText(raw);
      expect(canonicalText(once)).toBe(once);
    }),
  );
});
