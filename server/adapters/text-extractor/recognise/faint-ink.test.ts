import { expect, test } from 'vitest';
import type { CheckedWord } from './check-numbers.ts';
import { markFaint } from './faint-ink.ts';
import { part, word } from './ink.test-helper.ts';

const width = 400;
const rowHeight = 40;

type Print = { shade?: number; edge?: number; text?: string };

/** A page with one number a row, of three strokes each. `edge` is how many pixels a stroke takes to become dark. */
function pageOf(rows: readonly Print[]): ReturnType<typeof markFaint> {
  const height = rows.length * rowHeight;
  const pixels = new Uint8Array(width * height).fill(245);
  const words = rows.map(({ shade = 40, edge = 1, text = '5.3' }, row): CheckedWord => {
    const parts = [100, 125, 150].map((x) => part(x, row * rowHeight + 5, 12, 30));
    for (const { x0, x1, y0, y1 } of parts) {
      for (let y = y0; y < y1; y++) {
        for (let x = x0; x < x1; x++) {
          const share = Math.min(1, (Math.min(x - x0, x1 - 1 - x) + 1) / edge);
          pixels[y * width + x] = 245 - (245 - shade) * share;
        }
      }
    }
    return { text, confidence: 1, letters: [], ink: word(parts, row) };
  });
  return markFaint({ pixels, width, height }, words);
}

const even = Array.from({ length: 10 }, (): Print => ({}));
const doubtOfFirst = (first: Print, others: readonly Print[] = even) => pageOf([first, ...others])[0]?.doubt?.reason;

test.each<[string, Print]>([
  ['much paler than the others, as under glare', { shade: 160 }],
  ['as dark as the others but with soft edges, as in a smear', { edge: 6 }],
])('a number is faint whose ink is %s', (_title, first) => {
  expect(doubtOfFirst(first)).toBe('faint');
});

test.each<[string, Print]>([
  ['like that of the others', {}],
  ['a little paler', { shade: 80 }],
  ['printed in grey', { shade: 100 }],
  ['under a highlighter', { shade: 120 }],
  ['darker than the others', { shade: 0 }],
  ['pale but of letters', { shade: 150, text: 'Iron' }],
])('a word is not faint whose ink is %s', (_title, first) => {
  expect(doubtOfFirst(first)).toBeUndefined();
});

test('where many numbers are pale, it is how they are printed', () => {
  const pale = Array.from({ length: 4 }, (): Print => ({ shade: 150 }));

  expect(pageOf([...pale, ...even]).filter(({ doubt }) => doubt)).toEqual([]);
});

test('a few numbers tell nothing of one among them', () => {
  expect(doubtOfFirst({ shade: 150 }, even.slice(0, 5))).toBeUndefined();
});
