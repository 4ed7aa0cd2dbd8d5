import { expect, test } from 'vitest';
import type { Sentence } from '../documents/explanation.ts';
import { inParagraphs, paragraphsOf } from './paragraphs.ts';

const placed = (text: string, anchor: number) => ({
  sentence: { section: 'interpretation', text, spans: [], basis: 'general' } satisfies Sentence,
  anchor,
});

test('sentences stand in the paragraphs of those that they replace', () => {
  const of = paragraphsOf('One. Two.\n\nThree.', [{ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' }]);

  expect(inParagraphs([placed('Uno.', 0), placed('Dos.', 1), placed('Tres.', 2)], of)).toBe('Uno. Dos.\n\nTres.');
});

test('a paragraph that would be too long is cut', () => {
  const text = inParagraphs(
    Array.from({ length: 7 }, (_, at) => placed(`S${at}.`, 0)),
    () => 0,
  );

  expect(text).toBe('S0. S1. S2. S3. S4.\n\nS5. S6.');
});

test('a sentence that stands twice is found in order', () => {
  const of = paragraphsOf('Same.\n\nSame. Other.', [{ text: 'Same.' }, { text: 'Other.' }]);

  expect([of(0), of(1), of(9)]).toEqual([0, 1, 0]);
});

test('nothing is no text', () => {
  expect(inParagraphs([], () => 0)).toBe('');
});
