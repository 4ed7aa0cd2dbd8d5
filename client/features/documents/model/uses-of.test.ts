import { expect, test } from 'vitest';
import type { Sentence } from '#core/documents/explanation.ts';
import type { Span } from '#core/kernel/span.ts';
import { usesOf } from './uses-of.ts';

const sentence = (text: string, ...spans: Span[]): Sentence => ({
  section: 'interpretation',
  text,
  spans,
  basis: 'document',
});
const texts = (place: Span, sentences: Sentence[]) => usesOf(place, sentences).map(({ text }) => text);

test('finds the sentences that a word stands behind', () => {
  expect(texts([5, 8], [sentence('One.', [0, 10]), sentence('Two.', [10, 20])])).toEqual(['One.']);
});

test('tells a sentence once that stands in several parts', () => {
  expect(texts([5, 8], [sentence('One.', [0, 10]), sentence('One.', [0, 10])])).toEqual(['One.']);
});

test('puts the sentence about this word before those about many, and leaves the rest out', () => {
  const about = (count: number) => sentence(`${count}.`, ...Array.from({ length: count }, (): Span => [0, 10]));

  expect(texts([5, 8], [about(4), about(3), about(1), about(2)])).toEqual(['1.', '2.', '3.']);
});
