import { expect, test } from 'vitest';
import type { Grey } from './grey.ts';
import { blank, drawPage, fillBox, lit, photograph, write } from './page-drawing.test-helper.ts';
import { findPageOnGround } from './page-on-ground.ts';
import type { Quad } from './plane-map.ts';

const quad: Quad = [
  [90, 80],
  [620, 100],
  [640, 900],
  [60, 880],
];
const photo = (ground: number) =>
  photograph(drawPage({ width: 800, height: 1100, dot: 2 }), { width: 700, height: 980, quad, ground });

/** A page in a pale colour, with its results in a white panel. */
function pageWithPanel(print: 'some' | 'none'): Grey {
  const page = lit(blank(700, 980), () => 0.85);
  fillBox(page, { x: 60, y: 160, w: 580, h: 760 }, 255);
  for (let y = 180; y < 880; y += 24) write(page, 'HAEHA 13.5', { x: 100, y, dot: 2 });
  if (print === 'some') for (let y = 20; y < 130; y += 24) write(page, 'ANNA HAHN 1957', { x: 100, y, dot: 2 });
  return page;
}

test.each([
  ['a page on a dark table', photo(60), true],
  ['a page on a white table', photo(215), true],
  ['no page in a white panel with print outside it', pageWithPanel('some'), false],
  ['a panel without print outside it', pageWithPanel('none'), true],
])('finds %s', (_, picture, expected) => {
  expect(findPageOnGround(picture, 10) !== undefined).toBe(expected);
});
