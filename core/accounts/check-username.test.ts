import { describe, expect, test } from 'vitest';
import { AppError } from '../kernel/app-error.ts';
import { checkUsername, readUsername } from './check-username.ts';

const keyOf = (raw: string) => checkUsername(raw).key;

test.each([
  'ana',
  'Ana.Lopez-2_x',
  'José',
  'Łukasz',
  'Nguyễn',
  'Ελένη',
  'Ольга',
  'Олександр_1970',
  'أحمد',
  'दीपिका',
  'さくら花',
  '민준이',
  'x'.repeat(40),
  '𠮷'.repeat(40),
])('%s may be a name', (raw) => {
  expect(checkUsername(raw).username).toBe(raw);
});

test.each([
  ['too short', 'ab'],
  ['too long', 'x'.repeat(41)],
  ['empty', ''],
  ['blanks alone', '     '],
  ['with a blank inside', 'ana lopez'],
  ['with an at sign', 'ana@example.com'],
  ['with a NUL', 'ana\0'],
  ['with a line break inside', 'ana\nlopez'],
  ['with a direction mark', 'ana\u202Egpj'],
  ['with an invisible joiner', 'an\u200Da'],
  ['with a zero-width space', 'an\u200Ba'],
  ['with a soft hyphen', 'an\u00ADa'],
  ['with a Cyrillic letter among Latin ones', 'pаypal'],
  ['with a Greek letter among Latin ones', 'οscar'],
  ['with a tag', '<b>ana</b>'],
  ['with a picture', 'ana🙂'],
  ['with half a surrogate', 'ana\uD800'],
  ['with towers of marks', `a${'\u0301'.repeat(9)}na`],
  ['beginning with a mark', '\u0327ana'],
  ['with digits of another script', 'ana١٢'],
])('a name %s is refused', (_what, raw) => {
  expect(() => checkUsername(raw)).toThrow(new AppError('account.username_unusable'));
  expect(readUsername(raw)).toBeUndefined();
});

describe('two names are the same', () => {
  test.each([
    ['in capitals', 'ANA', 'ana'],
    ['in full width', 'ａｎａ', 'ana'],
    ['with blanks around them', '  ana\n', 'ana'],
    ['with their accents written apart', 'Jose\u0301', 'josé'],
    ['with a kelvin sign', '\u212Aarl', 'karl'],
    ['with a ligature', 'ﬁona', 'fiona'],
    ['with a sharp s', 'Strauß', 'STRAUSS'],
    ['with a sigma at the end', 'Νίκος', 'ΝΊΚΟΣ'],
  ])('%s', (_what, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  test('but for an accent', () => {
    expect(keyOf('jose')).not.toBe(keyOf('josé'));
  });
});

test('a key is its own key', () => {
  for (const raw of ['Strauß', 'İrem', 'ΝΊΚΟΣ', 'Dž12', 'ﬁona']) expect(keyOf(keyOf(raw))).toBe(keyOf(raw));
});
