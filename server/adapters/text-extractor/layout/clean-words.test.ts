import { expect, test } from 'vitest';
import type { Word } from './geometry.ts';
import { cleanWords } from './clean-words.ts';

const word = (text: string): Word => ({ text, x0: 0, x1: 100, y0: 0, y1: 10, confidence: 0.9 });
const texts = (text: string) => cleanWords([word(text)]).map((each) => each.text);

test.each([
  ['a plain word stays', 'Hb', ['Hb']],
  ['letters and their accents become one', 'Pra\u0308parat', ['Präparat']],
  ['a soft hyphen goes', 'hemo\u00adglobin', ['hemoglobin']],
  ['a word of hidden characters is none', '\u200b', []],
  ['half a letter becomes the sign for one that is lost', '\ud83d', ['\ufffd']],
  ['a superscript stays raised', '×10⁹/L', ['×10⁹/L']],
])('%s', (_title, raw, expected) => {
  expect(texts(raw)).toEqual(expected);
});

test('a word that holds a line end is two, each with its share of the box', () => {
  expect(cleanWords([word('1.2\u0085g/dL')])).toMatchObject([
    { text: '1.2', x0: 0, x1: (100 / 8) * 3, confidence: 0.9 },
    { text: 'g/dL', x0: (100 / 8) * 4, x1: 100, confidence: 0.9 },
  ]);
});
