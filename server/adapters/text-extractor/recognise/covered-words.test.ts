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

const doubtWith = (others: readonly Component[], text = '135') =>
  markCovered(pageWith([...figures, ...others]), [{ ...number, text }], 150)[0]?.doubt?.reason;

test.each([
  ['a stroke through a gap between its figures', [part(118, 10, 4, 150)]],
  ['a stroke right beside it', [part(166, 10, 6, 150)]],
  ['a figure beside it that belongs to no word', [part(82, 60, 14, 30)]],
])('a number is covered by %s', (_title, others) => {
  expect(doubtWith(others)).toBe('covered');
});

test.each([
  ['a stroke far beside it', [part(190, 10, 6, 150)]],
  ['a line under it', [part(0, 100, 400, 3)]],
  ['a speck', [part(119, 70, 2, 2)]],
  ['nothing', []],
])('a number is not covered by %s', (_title, others) => {
  expect(doubtWith(others)).toBeUndefined();
});

test('a number with a part that is too high for a figure is covered', () => {
  const high = { ...number, ink: { ...number.ink, parts: [...figures, part(160, 40, 10, 60)] } };

  expect(markCovered(pageWith(figures), [high], 150)[0]?.doubt?.reason).toBe('covered');
});

test('words without figures are left', () => {
  expect(doubtWith([part(166, 10, 6, 150)], 'Iron')).toBeUndefined();
});
