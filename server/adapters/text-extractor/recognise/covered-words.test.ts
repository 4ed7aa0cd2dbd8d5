import { expect, test } from 'vitest';
import type { Component } from './components.ts';
import { markCovered } from './covered-words.ts';
import { part, word } from './ink.test-helper.ts';

const [width, height] = [400, 200];

/** A page with a number at 100..160, 60..90 and more ink. */
function pageWith(inks: readonly Component[]) {
  const pixels = new Uint8Array(width * height).fill(250);
  for (const { x0, x1, y0, y1 } of inks) {
    for (let y = y0; y < y1; y++) pixels.fill(0, y * width + x0, y * width + x1);
  }
  return { pixels, width, height };
}

const figures = [part(100, 60, 18, 30), part(122, 60, 18, 30), part(144, 60, 18, 30)];
const number = {
  text: '135',
  confidence: 0.9,
  letters: [],
  ink: { ...word(figures), band: { y0: 60, y1: 90 }, baseline: 90 },
};

const doubtWith = (large: readonly Component[], text = '135') => {
  const segmentation = { words: [], letter: 30, gap: 0.3, large: [...large], threshold: 150 };
  const [marked] = markCovered(pageWith([...figures, ...large]), [{ ...number, text }], segmentation);
  return marked?.doubt?.reason;
};

test.each([
  ['a stroke through it', [part(130, 10, 6, 150)]],
  ['a stroke right beside it', [part(166, 10, 6, 150)]],
  ['a bar across it', [part(0, 68, 400, 6), part(0, 10, 6, 150)]],
])('a number is covered by %s', (_title, large) => {
  expect(doubtWith(large)).toBe('covered');
});

test.each([
  ['a stroke far beside it', [part(190, 10, 6, 150)]],
  ['a line under it', [part(0, 100, 400, 3), part(0, 20, 4, 150)]],
  ['nothing', []],
])('a number is not covered by %s', (_title, large) => {
  expect(doubtWith(large)).toBeUndefined();
});

test('words without figures are left', () => {
  expect(doubtWith([part(130, 10, 6, 150)], 'Iron')).toBeUndefined();
});
