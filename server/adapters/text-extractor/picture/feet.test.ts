import { expect, test } from 'vitest';
import { feetOf } from './feet.ts';
import type { Letters } from './letters.ts';
import { identity } from './plane-map.ts';

const capital = 20;
const pageHeight = 400;

/** Rows of capitals (20 high) and small letters (14 high) that stand on 100, 150 and 200. */
function upright(): Letters {
  const boxes = [100, 150, 200].flatMap((foot) =>
    Array.from({ length: 12 }, (_, place) => ({ left: 20 + place * 18, foot, height: place % 3 === 0 ? 20 : 14 })),
  );
  return {
    count: boxes.length,
    left: Int32Array.from(boxes, ({ left }) => left),
    right: Int32Array.from(boxes, ({ left }) => left + 12),
    top: Int32Array.from(boxes, ({ foot, height }) => foot - height),
    bottom: Int32Array.from(boxes, ({ foot }) => foot),
  };
}

const upsideDown = (letters: Letters): Letters => ({
  ...letters,
  top: letters.bottom.map((edge) => pageHeight - edge),
  bottom: letters.top.map((edge) => pageHeight - edge),
});

const rowsOf = (letters: Letters): number[] => [...new Set(feetOf(letters, capital, identity).map(({ y }) => y))];

test('letters stand on their lower edges', () => {
  expect(rowsOf(upright())).toEqual([100, 150, 200]);
});

test('on a page that is upside down they stand on their upper edges', () => {
  expect(rowsOf(upsideDown(upright()))).toEqual([300, 250, 200]);
});

test('what is not as high as a letter stands nowhere', () => {
  const letters = upright();
  letters.top[0] = 95;
  letters.top[1] = 20;

  expect(feetOf(letters, capital, identity)).toHaveLength(letters.count - 2);
});
