import { expect, test } from 'vitest';
import { mergedTerms, type TermMention } from './term-list.ts';

const mention = (term: string, at: number, more: Partial<TermMention> = {}): TermMention => ({
  key: term,
  term,
  definition: 'A word.',
  span: [at, at + 1],
  importance: 'low',
  rank: 0,
  ...more,
});

test('orders by importance, then by what kind of word it is', () => {
  const terms = mergedTerms([
    mention('aorta', 0, { rank: 4 }),
    mention('cyst', 1),
    mention('nodule', 2, { importance: 'high' }),
  ]);

  expect(terms.map(({ term }) => term)).toEqual(['nodule', 'cyst', 'aorta']);
});

test('names a term as it is printed where it weighs most', () => {
  const terms = mergedTerms([
    mention('dyspnea', 0),
    mention('shortness of breath', 5, { key: 'dyspnea', importance: 'high' }),
  ]);

  expect(terms).toMatchObject([
    {
      term: 'shortness of breath',
      importance: 'high',
      spans: [
        [0, 1],
        [5, 6],
      ],
    },
  ]);
});

test('lists every term of a long report, and stops at a book', () => {
  const termsOf = (length: number) => mergedTerms(Array.from({ length }, (_, at) => mention(`term ${at}`, at)));

  expect(termsOf(80)).toHaveLength(80);
  expect(termsOf(500)).toHaveLength(120);
});
