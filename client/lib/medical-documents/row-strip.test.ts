import { expect, test } from 'vitest';
import type { Box, PageWord } from '#core/documents/page-layout.ts';
import { rowStrip } from './row-strip.ts';

const text = 'Sodium serum 140 H 135-145 mmol/L\nPotassium 4.1';
const word = (shown: string, box: Box): PageWord => {
  const start = text.indexOf(shown);
  return { span: [start, start + shown.length], box, confidence: 0.9 };
};
const place = (shown: string): [number, number] => [text.indexOf(shown), text.indexOf(shown) + shown.length];

/** A page of 1000 by 1000 with words of 10: what is far apart is a column. */
const page = {
  width: 1000,
  height: 1000,
  words: [
    word('Sodium', [0.1, 0.2, 0.16, 0.21]),
    word('serum', [0.165, 0.2, 0.21, 0.21]),
    word('140', [0.4, 0.2, 0.43, 0.21]),
    word('135-145', [0.6, 0.2, 0.67, 0.21]),
    word('mmol/L', [0.675, 0.2, 0.74, 0.21]),
    word('Potassium', [0.1, 0.23, 0.19, 0.24]),
  ],
};
const near = (boxes: number[][]) => boxes.map((box) => box.map((share) => expect.closeTo(share, 5) as number));

test('shows the whole row with the word marked, and cuts it only where columns part', () => {
  expect(rowStrip(page, text, place('140'))).toEqual({
    pieces: near([
      [0.088, 0.193, 0.305, 0.217],
      [0.305, 0.193, 0.515, 0.217],
      [0.515, 0.193, 0.752, 0.217],
    ]),
    marks: [[0.4, 0.2, 0.43, 0.21]],
    letterHeight: expect.closeTo(0.01, 5) as number,
  });
});

test('leaves nothing of the row out between its pieces', () => {
  const pieces = rowStrip(page, text, place('140'))?.pieces ?? [];

  pieces.slice(1).forEach(([left], index) => expect(left).toBe(pieces[index]?.[2]));
});

test('marks every word of a place that has several', () => {
  expect(rowStrip(page, text, place('Sodium serum'))?.marks).toHaveLength(2);
});

test('marks one word of a place, or none', () => {
  expect(rowStrip(page, text, [0, 33], place('140'))?.marks).toEqual([[0.4, 0.2, 0.43, 0.21]]);
  expect(rowStrip(page, text, [0, 33], null)?.marks).toEqual([]);
});

test('takes words on both sides of a slanted row', () => {
  const slanted = page.words.map((each) =>
    each.span[0] === text.indexOf('135-145') ? { ...each, box: [0.6, 0.203, 0.67, 0.213] as Box } : each,
  );

  expect(rowStrip({ ...page, words: slanted }, text, place('140'))?.pieces).toHaveLength(3);
});

test('stays on the page', () => {
  const words = [word('Sodium', [0, 0, 0.5, 0.01])];

  expect(rowStrip({ ...page, words }, text, place('Sodium'))?.pieces).toEqual(near([[0, 0, 0.512, 0.017]]));
});

test('gives nothing where the page does not hold the place', () => {
  expect(rowStrip(page, text, place('4.1'))).toBeUndefined();
});
