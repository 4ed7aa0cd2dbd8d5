import { expect, test } from 'vitest';
import type { Box, PageWord } from '#core/documents/page-layout.ts';
import { nearestWord } from './nearest-word.ts';

const word = (start: number, box: Box): PageWord => ({ span: [start, start + 1], box, confidence: 1 });
const words = [word(1, [0.1, 0.1, 0.2, 0.12]), word(2, [0.25, 0.1, 0.3, 0.12])];
const size = { width: 1000, height: 1000 };

test.each([
  ['the word under it', { x: 150, y: 110 }, 1],
  ['the nearer of two', { x: 230, y: 110 }, 2],
  ['a word just above it', { x: 150, y: 128 }, 1],
  ['none far from all', { x: 500, y: 500 }, undefined],
])('a point finds %s', (_, point, expected) => {
  expect(nearestWord(words, point, size, 30)?.span[0]).toBe(expected);
});
