import { expect, test } from 'vitest';
import { part, word } from './ink.test-helper.ts';
import { splitWords } from './split-words.ts';

const read = (text: string, glyphs: number) => ({
  text,
  confidence: 0.9,
  letters: [],
  ink: word(Array.from({ length: glyphs }, (_, index) => part(index * 20, 0, 16, 30))),
});

test.each([
  ['28.10.2025 08:15', ['28.10.2025', '08:15']],
  ['28.10.202508:15', ['28.10.2025', '08:15']],
  ['2025-10-2808:15', ['2025-10-28', '08:15']],
  ['Test Name', ['Test', 'Name']],
])('splits %s', (text, texts) => {
  expect(splitWords(read(text, text.replace(' ', '').length)).map((each) => each.text)).toEqual(texts);
});

test('each half has its own ink', () => {
  const [left, right] = splitWords(read('12 345', 5));

  expect([left?.ink.x0, left?.ink.x1, right?.ink.x0, right?.ink.x1]).toEqual([0, 36, 40, 96]);
});

test.each([
  ['one word', '28.10.2025', 10],
  ['words whose ink has another number of glyphs', 'Test Name', 7],
  ['more than two', 'a b c', 3],
])('leaves %s', (_title, text, glyphs) => {
  expect(splitWords(read(text, glyphs))).toHaveLength(1);
});
