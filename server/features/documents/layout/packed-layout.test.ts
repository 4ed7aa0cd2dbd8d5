import { expect, test } from 'vitest';
import { summaryOf, type Box, type DocumentLayout, type DocumentPage } from '#core/documents/page-layout.ts';
import {
  markedOnly,
  packedSummary,
  PackedLayout,
  packLayout,
  unpackLayout,
  unpackMarked,
  unpackPage,
} from './packed-layout.ts';

const page = (number: number, more: Partial<DocumentPage> = {}): DocumentPage => ({
  number,
  kind: 'scan',
  width: 1240,
  height: 1754,
  turn: 90,
  hasPicture: true,
  problem: null,
  span: [100, 120],
  words: [
    { span: [100, 103], box: [0, 0.1234, 0.25, 1], confidence: null },
    { span: [104, 110], box: [0.3, 0.1, 0.4, 0.2], confidence: 0.5, doubt: { reason: 'differs', other: '<25' } },
    {
      span: [111, 120],
      box: [0.5, 0.1, 0.6, 0.2],
      confidence: 0,
      doubt: { reason: 'faint' },
      corrected: { read: '"2\n5"', at: '2026-11-21T10:00:00.000Z' },
    },
  ],
  ...more,
});

const layout: DocumentLayout = {
  pages: [
    page(1),
    page(2, { span: [122, 122], words: [], problem: 'blurred', hasPicture: false, turn: 0 }),
    page(3, { words: page(3).words.slice(0, 1) }),
  ],
};

/** As it comes back from storage. */
const stored = (given = layout) => PackedLayout.parse(JSON.parse(JSON.stringify(packLayout(given))));

test('a layout comes back from storage as it was', () => {
  expect(unpackLayout(stored())).toEqual(layout);
});

test('a page comes back without the others', () => {
  const [, , third] = stored().pages;
  expect(third && unpackPage(third)).toEqual(layout.pages[2]);
});

test('the summary of a stored page is that of the page', () => {
  expect(stored().pages.map(packedSummary)).toEqual(layout.pages.map(summaryOf));
});

test('what explaining asks for are the words with marks, on all pages', () => {
  const marked = unpackMarked(stored());
  expect(marked).toEqual(markedOnly(layout));
  expect(marked.pages.map(({ words }) => words.length)).toEqual([2, 0, 0]);
});

test('places and confidences are kept as exactly as anybody can see', () => {
  const [first] = page(1).words;
  const words = first && [{ ...first, box: [1 / 3, 0, 2 / 3, 1] satisfies Box as Box, confidence: 2 / 3 }];
  const [word] = unpackLayout(stored({ pages: [page(1, { words: words ?? [] })] })).pages[0]?.words ?? [];
  expect(word).toMatchObject({ box: [0.3333, 0, 0.6667, 1], confidence: 0.667 });
});
