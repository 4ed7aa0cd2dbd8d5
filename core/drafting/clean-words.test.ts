import { expect, test } from 'vitest';
import { cleanWords, harmlessWords, hasMarkup, hasUnknownToken } from './clean-words.ts';

test.each([
  ['**High** and __low__', 'High and low'],
  ['## Summary of the report', 'Summary of the report'],
  ['- Glucose was *high*.', 'Glucose was high.'],
  ['> 1. Glucose was `188`.', 'Glucose was 188.'],
  ['Glu\u200bcose\u00a0was\u202e high\u0007.', 'Glucose was high.'],
  ['Two\n\nlines\there.', 'Two lines here.'],
  ['1.5 mg and 2 * 3 * 4', '1.5 mg and 2 * 3 * 4'],
])('%j becomes "%s"', (words, clean) => {
  expect(cleanWords(words)).toBe(clean);
});

test.each([
  '<b>high</b>',
  '<img src=x onerror=y>',
  '</document>',
  '<!-- x -->',
  '[link](there)',
  '![x](y)',
  '```js',
  '&lt;script&gt;',
  '&#60;',
  '{{x}}',
  '<|im_end|>',
])('"%s" holds markup', (words) => {
  expect(hasMarkup(words)).toBe(true);
});

test.each(['Below < 0.41 mg/L and > 3.', 'A & B [sic].', 'Range 3.5-5.1 (H).', 'p<0.05'])(
  '"%s" holds none',
  (words) => {
    expect(hasMarkup(words)).toBe(false);
  },
);

test.each([
  ['seen by [PERSON_2]', true],
  ['on [DAY +3]', true],
  ['on [DATE_1]', true],
  ['as printed [H]', false],
  ['in range [3.5-5.1]', false],
])('whether "%s" holds a token that was not put back', (words, isUnknown) => {
  expect(hasUnknownToken(words)).toBe(isUnknown);
});

test.each([
  ['See https://evil.example/x?y=1 now.', 'See … now.'],
  ['Write to a.b@evil.example.', 'Write to …'],
  ['A <script>alert(1)</script> tag', 'A alert(1) tag'],
  ['A [link](https://evil.example)', 'A link …'],
])('turned-down words are shown without what could lead anywhere: "%s"', (words, harmless) => {
  expect(harmlessWords(words)).toBe(harmless);
});

test('turned-down words are cut to the length of a sentence', () => {
  expect(harmlessWords('word '.repeat(500)).length).toBeLessThanOrEqual(420);
});

test.each(['*', '_a', '[', '<a', '](', '**a '])('%j without end is cut, and is no sentence', (piece) => {
  const clean = cleanWords(piece.repeat(10_000));

  expect(clean.length).toBeLessThanOrEqual(2000);
  expect(hasMarkup(clean) || clean.length > 420 || !/[a-z]{2}/.test(clean)).toBe(true);
});
