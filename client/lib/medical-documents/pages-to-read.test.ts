import { expect, test } from 'vitest';
import { summaryOf, type PageSummary } from '#core/documents/page-layout.ts';
import { aPage } from '#tests/support/client/pages.ts';
import { pagesToRead } from './pages-to-read.ts';

const summary = (number: number, more: Partial<PageSummary> = {}): PageSummary => ({
  ...summaryOf(aPage({ number })),
  ...more,
});
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
