import { expect, test } from 'vitest';
import { faint, layoutOf } from '../../explaining/testing/page-words.ts';
import type { PageWord } from '../../documents/page-layout.ts';
import { wordsOfUnclearPages } from './page-words.ts';

const text = 'Sodium 1 2 3 4 5 6 7 8';
const countOf = (changed: Record<string, Partial<PageWord>>): number =>
  wordsOfUnclearPages(layoutOf(text, changed), text).size;
const all = (word: Partial<PageWord>): Record<string, Partial<PageWord>> =>
  Object.fromEntries(text.split(' ').map((each) => [each, word]));

test.each<[string, Record<string, Partial<PageWord>>, number]>([
  ['clear', {}, 0],
  ['of low confidence throughout', all({ confidence: 0.8 }), 9],
  ['of low confidence in one word', { '3': { confidence: 0.3 } }, 0],
  ['with every second number in doubt', { '1': faint, '3': faint, '5': faint, '7': faint }, 9],
  ['with fewer in doubt', { '1': faint, '3': faint, '5': faint }, 0],
  ['printed as text', all({ confidence: null }), 0],
])('finds the words of a page that is %s', (_case, changed, count) => {
  expect(countOf(changed)).toBe(count);
});

test('takes a few numbers in doubt for no unclear page', () => {
  const short = 'Sodium 139 H';

  expect(wordsOfUnclearPages(layoutOf(short, { '139': faint }), short).size).toBe(0);
});
