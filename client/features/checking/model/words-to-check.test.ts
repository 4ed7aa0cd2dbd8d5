import { expect, test } from 'vitest';
import { summaryOf, type PageSummary } from '#core/documents/page-layout.ts';
import { aPage, twoPages } from '#tests/support/client/pages.ts';
import { checkedWords, doubtfulWords, pagesToRead } from './words-to-check.ts';

const summary = (number: number, more: Partial<PageSummary> = {}): PageSummary => ({
  ...summaryOf(aPage({ number })),
  ...more,
});
const at = (day: number) => ({ read: 'x', at: `2026-09-0${day}T10:00:00.000Z` });

test.each<[string, PageSummary[], number[]]>([
  ['none of printed text', [summary(1, { kind: 'text' }), summary(2, { kind: 'form' })], []],
  ['those that were read from a picture', [summary(1, { kind: 'text' }), summary(2)], [2]],
  ['those with doubts, whatever they are made of', [summary(1, { kind: 'form', doubtful: 2 })], [1]],
])('reads %s', (_, pages, numbers) => {
  expect(pagesToRead(pages)).toEqual(numbers);
});

test('reads the first twenty of many, and the first twenty with doubts', () => {
  const pages = Array.from({ length: 60 }, (_, index) => summary(index + 1, { doubtful: index >= 30 ? 1 : 0 }));

  const numbers = pagesToRead(pages);

  expect(numbers).toHaveLength(40);
  expect([numbers[0], numbers[19], numbers[20], numbers[39]]).toEqual([1, 20, 31, 50]);
});

test('lists what nobody has looked at in the order of the text', () => {
  const pages = twoPages({ '140': { doubt: { reason: 'faint' }, corrected: at(1) } });

  expect(doubtfulWords(pages.toReversed()).map(({ word }) => word.doubt?.reason)).toEqual(['differs', 'faint']);
});

test('lists what was settled, the last first', () => {
  const pages = twoPages({ '140': { corrected: at(1) }, '54': { corrected: at(3) }, '6.1': { corrected: at(2) } });

  expect(checkedWords(pages).map(({ word }) => word.corrected?.at)).toEqual([at(3).at, at(2).at, at(1).at]);
});
