import { expect, test } from 'vitest';
import type { Word } from '../layout/geometry.ts';
import type { Grey } from '../picture/grey.ts';
import { hasInkBesideText } from './ink-beside-text.ts';

const points = { width: 200, height: 200 };
type Patch = { x: number; y: number; shade: number };

/** A page of 200 by 200 points drawn at one pixel a point, with patches of 40 by 10. */
function drawn(...patches: Patch[]): Grey {
  const pixels = new Uint8Array(200 * 200).fill(250);
  for (const { x, y, shade } of patches) {
    for (let row = y; row < y + 10; row++) pixels.fill(shade, row * 200 + x, row * 200 + x + 40);
  }
  return { pixels, width: 200, height: 200 };
}
const word: Word = { text: 'Sodium', x0: 20, x1: 60, y0: 20, y1: 30 };

test.each([
  ['ink under words only', drawn({ x: 20, y: 20, shade: 0 }), false],
  ['as much ink where no words are', drawn({ x: 20, y: 20, shade: 0 }, { x: 100, y: 100, shade: 0 }), true],
  ['a watermark where no words are', drawn({ x: 20, y: 20, shade: 0 }, { x: 100, y: 100, shade: 220 }), false],
  ['an empty page', drawn(), false],
])('%s', (_title, page, expected) => {
  expect(hasInkBesideText(page, [word], points)).toBe(expected);
});
