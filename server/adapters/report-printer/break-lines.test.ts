import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import type { Faces } from './faces.ts';
import { inlinesOf, plainInline } from './inlines.ts';
import { styles } from './styles.ts';

/** Letters that are ten points wide, and blanks of five. */
const faces: Faces = {
  chunksOf: (text) => [{ text, font: 'regular', width: text.length * 10 }],
  spaceOf: () => 5,
  hasReplaced: () => false,
};

const setup = (inlines: Parameters<typeof breakLines>[0], width: number) =>
  breakLines(inlines, width, faces).map(({ items }) =>
    items.map(({ chunks }) => chunks.map(({ text }) => text).join('')),
  );

const plain = (text: string) => plainInline(text, styles.body);

test('fills lines word by word', () => {
  expect(setup(plain('aa bb cc'), 45)).toEqual([['aa', 'bb'], ['cc']]);
  expect(setup(plain('aa bb cc'), 44)).toEqual([['aa'], ['bb'], ['cc']]);
});

test('keeps the number of a footnote on the line of its sentence', () => {
  const words = inlinesOf([{ text: 'aa bb', note: 1 }], styles.body, 'en');

  expect(setup(words, 60)).toEqual([['aa'], ['bb', '[1]']]);
});

test('cuts a word that no line holds, behind a sign first', () => {
  expect(setup(plain('mL/min/1.73m2'), 75)).toEqual([['mL/min/'], ['1.73m2']]);
  expect(setup(plain('aaaaabbbbbcc'), 50)).toEqual([['aaaaa'], ['bbbbb'], ['cc']]);
  expect(setup(plain('👩‍👩‍👧'), 5)).toEqual([['👩‍👩‍👧']]);
});

test('has no line for no words', () => {
  expect(setup(plain(''), 50)).toEqual([]);
  expect(setup(plain('  '), 50)).toEqual([]);
});

test('turns neighbouring words that run to the left, and leaves the others', () => {
  const [line] = breakLines(plain('a שלום עולם b'), Infinity, faces);

  expect(line?.items.map(({ x }) => x)).toEqual([0, 60, 15, 105]);
});
