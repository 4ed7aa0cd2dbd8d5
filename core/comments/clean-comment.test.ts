import { describe, expect, test } from 'vitest';
import { cleanComment, cleanQuote } from './clean-comment.ts';

describe('a comment', () => {
  test.each([
    ['words', 'Is this high?', 'Is this high?'],
    ['a script, which is words', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['lines and paragraphs', 'One\nTwo\n\nThree', 'One\nTwo\n\nThree'],
    ['line breaks of every kind', 'a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh', 'a\nb\nc\nd\ne\nf\ng\nh'],
    ['more empty lines than one', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['spaces at the ends of lines', '  a  \n  b ', 'a\n  b'],
    ['tabs', 'a\tb', 'a b'],
    ['a NUL and other controls', 'Na\u0000tri\u0007um\u001b[31m', 'Natrium[31m'],
    ['turns of direction', '\u202Eevil\u202C \u2066a\u2069 \u200Fb\u061C', 'evil a b'],
    ['letters that nobody sees', 'a\u200Bb\u2060c\uFEFFd\u00ADe\u3164f', 'abcdef'],
    ['half a surrogate', 'a\uD800b\uDC00c', 'abc'],
    ['letters with marks', 'a\u0301 e\u0308', '\u00E1 \u00EB'],
    [
      'a joiner inside a word and an emoji',
      'می\u200Cروم 👨\u200D👩\u200D👧 ❤\uFE0F',
      'می\u200Cروم 👨\u200D👩\u200D👧 ❤\uFE0F',
    ],
  ])('keeps of %s what can be seen', (_what, written, shown) => {
    expect(cleanComment(written)).toBe(shown);
    expect(cleanComment(shown)).toBe(shown);
  });

  test('has no letter with marks without an end', () => {
    const cleaned = cleanComment(`q${'\u0323\u0307'.repeat(400)}`);
    expect(cleaned.length).toBeLessThanOrEqual(7);
  });

  test.each(['', ' \n\t ', '\u202E', '\u200B\u200D\u200C', '\u0000', '\u0301', '\uFE0F', '\uD800'])(
    'is empty where nothing can be seen: %j',
    (written) => {
      expect(cleanComment(written)).toBe('');
    },
  );
});

test('a quote stands in one line', () => {
  expect(cleanQuote(' The CRP\n is\u00A0 3\u202E mg/L. ')).toBe('The CRP is 3 mg/L.');
});
