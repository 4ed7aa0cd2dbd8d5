import { expect, test } from 'vitest';
import type { Sentence } from '../documents/explanation.ts';
import { cutIntoPieces, paragraphsOf } from './sentences.ts';

const sentence = (text: string): Sentence => ({ section: 'interpretation', text, spans: [[0, 4]], basis: 'document' });

test('finds each sentence in order', () => {
  const first = sentence('Your potassium is high.');
  const second = sentence('Your sodium is in range.');

  expect(cutIntoPieces('Your potassium is high. Your sodium is in range.', [second, first])).toEqual([
    { text: first.text, sentence: first },
    { text: second.text, sentence: second },
  ]);
});

test('keeps words that no sentence claims', () => {
  const known = sentence('Your potassium is high.');

  expect(cutIntoPieces('In short: Your potassium is high. Ask today.', [known]).map(({ text }) => text)).toEqual([
    'In short:',
    'Your potassium is high.',
    'Ask today.',
  ]);
});

test('prefers the longer of two sentences that start alike', () => {
  const long = sentence('It is high. Call today.');

  expect(cutIntoPieces('It is high. Call today.', [sentence('It is high.'), long])).toEqual([
    { text: long.text, sentence: long },
  ]);
});

test('shows a sentence that is said twice both times', () => {
  const known = sentence('It is high.');

  expect(cutIntoPieces('It is high. It is high.', [known])).toHaveLength(2);
});

test('groups by paragraph and drops empty ones', () => {
  const paragraphs = paragraphsOf('One.\n\n\n  \nTwo. Three.', [
    sentence('One.'),
    sentence('Two.'),
    sentence('Three.'),
  ]);

  expect(paragraphs.map((pieces) => pieces.map(({ text }) => text))).toEqual([['One.'], ['Two.', 'Three.']]);
});

test('is empty for an empty text', () => {
  expect(cutIntoPieces('', [sentence('One.')])).toEqual([]);
  expect(cutIntoPieces('Two.', [sentence('')])).toEqual([{ text: 'Two.', sentence: null }]);
});
