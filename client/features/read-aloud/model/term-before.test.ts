import { expect, test } from 'vitest';
import type { ExplainedTerm } from '#core/documents/explanation.ts';
import type { PagePart, Passage } from '#core/reading-aloud/passages.ts';
import { termBefore } from './term-before.ts';

const term = (name: string): ExplainedTerm => ({ term: name, definition: '', importance: 'low', spans: [] });
const passage = (text: string, part: PagePart = 'terms'): Passage => ({ part, text, spoken: text, terms: [] });

const terms = [term('Aorta'), term('Pleura')];
const passages = ['Aorta', 'A vessel.', 'Pleura', 'A lining.', 'It is thin.'].map((text) => passage(text));

test('finds the term that a sentence explains', () => {
  expect(termBefore(passages, 1, terms)).toBe('Aorta');
  expect(termBefore(passages, 4, terms)).toBe('Pleura');
});

test('finds none where no term was read, or only in another part', () => {
  expect(termBefore(passages, 0, terms)).toBeUndefined();
  expect(termBefore([passage('Aorta', 'explanation'), passage('A vessel.')], 1, terms)).toBeUndefined();
});
