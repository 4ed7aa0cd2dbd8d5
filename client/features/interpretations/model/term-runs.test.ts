import { expect, test } from 'vitest';
import type { ExplainedTerm } from '#core/documents/explanation.ts';
import { termRuns, termsIn } from './term-runs.ts';

const term = (name: string): ExplainedTerm => ({ term: name, definition: '', importance: 'low', spans: [] });

function setup(text: string, ...names: string[]) {
  const runs = termRuns(names.map(term))(text);
  return { runs, words: runs.map((run) => (run.term === null ? run.text : `[${run.text}]`)).join('') };
}

test('finds whole words in small letters and capitals, and loses nothing around them', () => {
  expect(setup('Potassium is high; hyperpotassium is no word.', 'potassium').words).toBe(
    '[Potassium] is high; hyperpotassium is no word.',
  );
});

test('takes the longest term that fits', () => {
  expect(setup('You have chronic kidney disease.', 'kidney', 'chronic kidney disease').words).toBe(
    'You have [chronic kidney disease].',
  );
});

test('finds short forms in capitals only', () => {
  expect(setup('AS is not as common.', 'AS').words).toBe('[AS] is not as common.');
});

test('finds names with signs in them', () => {
  expect(setup('Your vitamin B-12 (cobalamin) and C-reactive protein.', 'B-12', 'C-reactive protein').words).toBe(
    'Your vitamin [B-12] (cobalamin) and [C-reactive protein].',
  );
});

test('names each term of a text once', () => {
  expect(termsIn(setup('TSH and TSH and ferritin', 'TSH', 'ferritin').runs).map((one) => one.term)).toEqual([
    'TSH',
    'ferritin',
  ]);
});

test('leaves a text alone where nothing is explained', () => {
  expect(setup('Plain words.').words).toBe('Plain words.');
});
