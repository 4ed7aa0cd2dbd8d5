import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { analytes } from './analyte-data.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { terms } from './term-data.ts';

/** Long words that people use every day. */
const everyday = new Set([
  ...[
    'adrenaline',
    'agreeing',
    'chromosomes',
    'inhibitors',
    'breastfeeding',
    'chickenpox',
    'cholesterol',
    'condition',
    'conditions',
    'difference',
    'frightening',
  ],
  ...['grapefruit', 'irregular', 'irritated', 'irritation', 'long-lasting', 'malaria', 'microscope', 'milliliter'],
  ...[
    'multiplying',
    'overactive',
    'prescription',
    'radioactive',
    'stethoscope',
    'straightening',
    'substances',
    'supplements',
  ],
  ...[
    'swallowing',
    'transplanted',
    'underactive',
    'understanding',
    'understand',
    'protection',
    'unpleasant',
    'unusual',
    'urinary',
    'usually',
  ],
  ...['vegetables', 'calcium', 'potassium', 'magnesium', 'aluminum', 'selenium', 'ammonia', 'fertility'],
]);

const knowledge = loadKnowledge();

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}'’]+(?:-[\p{L}'’]+)*/gu) ?? []).map(String);

/** Four syllables, or three in many letters. "Fast-growing" is two words, each of them short. */
const isLong = (word: string): boolean =>
  word.split('-').some((part) => syllable(part) >= 4 || (syllable(part) >= 3 && part.length > 9));

/** Long words of a text that are neither everyday, nor among the names of what is explained, nor part of anything that has an entry. */
function hardWords(text: string, names: readonly string[]): string[] {
  const named = new Set(names.flatMap(wordsIn));
  const unexplained = [...knowledge.findTerms(text), ...knowledge.findMedicines(text)].reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return wordsIn(unexplained).filter(
    (word) => isLong(word) && !everyday.has(word) && !named.has(word) && knowledge.findAnalyte(word) === undefined,
  );
}

test('sees a long word that nobody explains', () => {
  expect(hardWords('A collection of multinucleated fibroblasts.', [])).toContain('multinucleated');
});

test('no definition leans on a hard word that is explained nowhere', () => {
  const leaning = terms.flatMap(({ term, also, definition }) =>
    hardWords(definition, [term, ...also]).map((word) => `${term}: ${word}`),
  );

  expect(leaning).toEqual([]);
});

test('no text about a laboratory test leans on a hard word that is explained nowhere', () => {
  const leaning = analytes.flatMap(({ id, name, also, measures, high, low, positive }) =>
    hardWords([measures, high, low, positive].join('. '), [name, ...also]).map((word) => `${id}: ${word}`),
  );

  expect(leaning).toEqual([]);
});
