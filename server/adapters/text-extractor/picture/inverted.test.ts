import { expect, test } from 'vitest';
import { invert, isInverted } from './inverted.ts';
import { blank, drawPage, fillBox, lit, write } from './page-drawing.test-helper.ts';

const withBar = () => {
  const page = drawPage({ width: 600, height: 800, dot: 2 });
  fillBox(page, { x: 0, y: 30, w: 600, h: 60 }, 20);
  write(page, 'HANNAH', { x: 60, y: 40, shade: 240 });
  return page;
};

test.each([
  ['dark letters on white', drawPage(), false],
  ['light letters on black', invert(drawPage()), true],
  ['light letters on dark grey', lit(invert(drawPage()), () => 0.7), true],
  ['a dark photo of a page', lit(drawPage(), () => 0.3), false],
  ['a very dark photo of a page', lit(drawPage(), () => 0.12), false],
  ['a page with a dark title bar', withBar(), false],
  ['an empty page', blank(300, 300), false],
  ['an empty dark page', blank(300, 300, 10), false],
])('%s: %s', (_, picture, expected) => {
  expect(isInverted(picture)).toBe(expected);
});

test('inverting twice gives the picture back', () => {
  const page = drawPage({ width: 200, height: 200 });
  expect(invert(invert(page))).toEqual(page);
});
