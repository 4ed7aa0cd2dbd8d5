import { expect, test } from 'vitest';
import { part } from './ink.test-helper.ts';
import { segmentComponents } from './segment-page.ts';

const page = { width: 2000, height: 2000 };
/** A word of letters 18 wide and 30 high with gaps of 4, on a line that ends at `foot`. */
const letters = (x: number, foot: number, count: number) =>
  Array.from({ length: count }, (_, index) => part(x + index * 22, foot - 30, 18, 30));

const boxes = (components: Parameters<typeof segmentComponents>[0]) =>
  segmentComponents(components, page).words.map(({ x0, x1, y0, y1 }) => [x0, x1, y0, y1]);

test('letters that stand near are one word, a wide blank begins another', () => {
  expect(boxes([...letters(100, 100, 3), ...letters(200, 100, 2)])).toEqual([
    [100, 162, 70, 100],
    [200, 240, 70, 100],
  ]);
});

test('lines are told apart, top to bottom', () => {
  expect(boxes([...letters(100, 200, 3), ...letters(100, 100, 3)]).map(([, , y0]) => y0)).toEqual([70, 170]);
});

test('a point between figures belongs to their word', () => {
  const [word] = segmentComponents([...letters(100, 100, 2), part(144, 95, 5, 5), ...letters(153, 100, 1)], page).words;

  expect([word?.x0, word?.x1, word?.parts.length]).toEqual([100, 171, 4]);
});

test('a dash alone is cut out in the band of its line', () => {
  const words = segmentComponents([...letters(100, 100, 4), part(300, 84, 12, 3)], page).words;

  expect(words[1]).toMatchObject({ x0: 300, band: { y0: 70, y1: 100 }, baseline: 100 });
});

test('specks, rules and pictures are no words', () => {
  const noise = [part(500, 500, 1, 1), part(100, 300, 900, 3), part(1200, 300, 3, 400), part(1300, 1300, 500, 500)];

  expect(boxes([...letters(100, 100, 4), ...noise])).toHaveLength(1);
});
