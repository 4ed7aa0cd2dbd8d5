import { expect, test } from 'vitest';
import type { ExplainedTerm } from '#core/documents/explanation.ts';
import type { Passage } from '#core/reading-aloud/passages.ts';
import { definitionOf } from './definition-of.ts';

const potassium: ExplainedTerm = {
  term: 'Potassium',
  say: 'puh-TASS-ee-um',
  definition: 'A salt in the blood. Labs count it in mmol/L.',
  importance: 'high',
  spans: [],
};
const read = (text: string, spoken: string, more: Partial<Passage> = {}): Passage => ({
  part: 'terms',
  text,
  spoken,
  terms: [],
  ...more,
});

test('finds what the page says of a word, in capitals or not', () => {
  expect(definitionOf([potassium], 'potassium', [], 'en')).toEqual({
    term: 'Potassium',
    say: 'puh-TASS-ee-um',
    definition: potassium.definition,
    spoken: potassium.definition,
    language: 'en',
  });
});

test('speaks it as it is read among the terms, and in that language', () => {
  const passages = [
    read('Potassium', 'Potassium'),
    read('A salt in the blood.', 'A salt in the blood.'),
    read('Labs count it in mmol/L.', 'Labs count it in millimoles per liter.'),
  ];

  expect(definitionOf([potassium], 'Potassium', passages, 'es')).toMatchObject({
    spoken: 'A salt in the blood. Labs count it in millimoles per liter.',
    language: 'en',
  });
});

test('knows nothing of a word that the page does not explain', () => {
  expect(definitionOf([potassium], 'sodium', [], 'en')).toBeNull();
});
