import { expect, test } from 'vitest';
import { factsOf } from '../../explaining/testing/facts.ts';
import { tinyKnowledge } from '../../explaining/testing/tiny-knowledge.ts';
import type { LabFlag } from '../../documents/explanation.ts';
import { aboutResults } from './result-questions.ts';

const knowledge = {
  ...tinyKnowledge,
  getAnalyte: (id: string) => ({ ...tinyKnowledge.getAnalyte(id), ask: ['Should my glucose be checked too?'] }),
};

function setup({ glucose = 'unknown', doubted = '' }: { glucose?: LabFlag; doubted?: string }): string[] {
  const text = 'Potassium 6.2 (hemolysed)\nGlucose 90';
  const of = factsOf(text);
  const sentence = (words: string) => ({
    part: 'found' as const,
    text: words,
    spans: [of.spanOf(words)],
    basis: 'document' as const,
  });
  const labResults = [
    of.lab('Potassium 6.2', { name: 'Potassium', analyte: 'potassium', value: '6.2', flag: 'high' }),
    of.lab('Glucose 90', { name: 'Glucose', analyte: 'glucose', value: '90', flag: glucose }),
  ];
  const told = [sentence('Potassium 6.2')];
  return aboutResults(told, doubted === '' ? [] : [sentence(doubted)], {
    reading: of.reading({ labResults }),
    knowledge,
  }).map(({ text: words }) => words);
}

test('asks about a result outside its range', () => {
  expect(setup({})).toEqual(['Should my glucose be checked too?']);
});

test('asks nothing of a number that the laboratory doubts', () => {
  expect(setup({ doubted: 'Potassium 6.2 (hemolysed)' })).toEqual([]);
});

test('asks for no test that the paper has already, within its range', () => {
  expect(setup({ glucose: 'normal' })).toEqual([]);
});
