import { expect, test } from 'vitest';
import { termFinder } from './terms-within.ts';

const setup = (...terms: string[]) =>
  termFinder(terms.map((term) => ({ term, definition: 'It.', importance: 'high', spans: [] })));

test('finds terms in the order of the sentence and in the spelling of the page', () => {
  const find = setup('eGFR', 'Chronic kidney disease', 'kidney disease');

  expect(find('Chronic KIDNEY disease lowers the eGFR.')).toEqual(['Chronic kidney disease', 'eGFR']);
});

test('finds a term by its short form, and in the plural', () => {
  const find = setup('Urea Nitrogen (BUN)', 'polyp');

  expect(find('Your BUN is high. Two polyps.')).toEqual(['Urea Nitrogen (BUN)', 'polyp']);
});

test('finds no term within another word', () => {
  expect(setup('iron', 'C++ (x)')('The environment is ironic.')).toEqual([]);
});
