import { expect, test } from 'vitest';
import { spanOf } from '#tests/support/client/documents.ts';
import { twoPages } from '#tests/support/client/pages.ts';
import { checkedWords, doubtfulWords } from './words-to-check.ts';

const at = (day: number) => ({ read: 'x', at: `2026-09-0${day}T10:00:00.000Z` });

test('lists what nobody has looked at in the order of the text', () => {
  const pages = twoPages({ '140': { doubt: { reason: 'faint' }, corrected: at(1) } });

  expect(doubtfulWords(pages.toReversed()).map(({ word }) => word.doubt?.reason)).toEqual(['differs', 'faint']);
});

test('lists what was hard to read in a result before other words', () => {
  const words = doubtfulWords(twoPages(), [spanOf('980')]);

  expect(words.map(({ word }) => word.span)).toEqual([spanOf('980'), spanOf('6.1')]);
});

test('lists what was settled, the last first', () => {
  const pages = twoPages({ '140': { corrected: at(1) }, '54': { corrected: at(3) }, '6.1': { corrected: at(2) } });

  expect(checkedWords(pages).map(({ word }) => word.corrected?.at)).toEqual([at(3).at, at(2).at, at(1).at]);
});
