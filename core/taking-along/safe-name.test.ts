import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { safeName } from './safe-name.ts';

describe('a title as a name', () => {
  test.each([
    ['Blood test', 'Blood test'],
    ['Befund März ', 'Befund März'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows', 'C Windows'],
    ['.hidden', 'hidden'],
    ['ends with dots...', 'ends with dots'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['LPT¹', '_LPT¹'],
    ['COM10', 'COM10'],
    ['Console', 'Console'],
    ['line\nbreak\r\tand tab\u0000', 'line break and tab'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['half \uD800 pair', 'half pair'],
    ['e\u0301', 'é'],
    ['', 'document'],
    ['...', 'document'],
    ['\u200B', 'document'],
    ['👩‍👩‍👧 x', '👩 👩 👧 x'],
  ])('%j becomes %j', (title, name) => {
    expect(safeName(title)).toBe(name);
  });

  test.each(['x'.repeat(300), 'ж'.repeat(300), '👩🏽'.repeat(100), `${'x'.repeat(99)} .`])(
    'is cut between letters: %j',
    (title) => {
      const name = safeName(title);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(100);
      expect(Buffer.byteLength(name)).toBeGreaterThan(90);
      expect(title.startsWith(name)).toBe(true);
    },
  );
});

test('every title becomes a name that every system keeps as it is', () => {
  const nasty = fc.constantFrom(
    'CON',
    'aux',
    '.',
    '..',
    ' ',
    '/',
    '\\',
    '\u202E',
    '\u0000',
    '\n',
    '\uDC00',
    'nul.',
    '=cmd',
    '👩‍👩‍👧',
  );
  const title = fc.oneof(
    anyText,
    fc.array(fc.oneof(nasty, fc.string()), { maxLength: 8 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(title, (text) => {
      const name = safeName(text);
      expect(name).not.toBe('');
      expect(name).not.toMatch(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]|^[.\s]|[.\s]$/u);
      expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|\s|$)/i);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(101);
      expect(name.isWellFormed()).toBe(true);
      expect(name.normalize('NFC')).toBe(name);
    }),
    { numRuns: 500 },
  );
});
