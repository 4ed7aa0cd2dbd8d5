import { expect, test } from 'vitest';
import { textAt } from '#core/kernel/span.ts';
import { pageSlices } from './page-slices.ts';

const text = 'first page\n\nsecond page\n';

test('gives a text without pages whole', () => {
  expect(pageSlices(text, [])).toEqual([{ page: null, span: [0, text.length] }]);
});

test('leaves nothing out between pages', () => {
  const slices = pageSlices(text, [
    { number: 1, span: [0, 10] },
    { number: 2, span: [12, 23] },
  ]);

  expect(slices.map(({ page }) => page)).toEqual([1, 2]);
  expect(slices.map(({ span }) => textAt(text, span)).join('')).toBe(text);
});

test('passes over a page without words', () => {
  const slices = pageSlices(text, [
    { number: 1, span: [0, 0] },
    { number: 2, span: [0, 23] },
  ]);

  expect(slices).toEqual([{ page: 2, span: [0, text.length] }]);
});
