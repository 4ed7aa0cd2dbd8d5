import { expect, test } from 'vitest';
import { layoutOf } from '../explaining/testing/page-words.ts';
import type { Span } from './span.ts';
import { touchedBy } from './items-in-span.ts';

const text = 'one two three four';
const [page] = layoutOf(text, {}).pages;

test.each<[Span, string[]]>([
  [
    [0, 18],
    ['one', 'two', 'three', 'four'],
  ],
  [[4, 7], ['two']],
  [
    [6, 9],
    ['two', 'three'],
  ],
  [[3, 4], []],
  [[18, 30], []],
])('the words that touch %j', (span, expected) => {
  expect(touchedBy(page?.words ?? [], span).map((word) => text.slice(...word.span))).toEqual(expected);
});
