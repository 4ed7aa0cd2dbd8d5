import { expect, test } from 'vitest';
import type { ExplainedTerm } from '../documents/explanation.ts';
import type { StorySentence } from '../story/story.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { toldTerms } from './told-terms.ts';

const knowledge = loadKnowledge();
const term = (name: string, definition = 'Words.'): ExplainedTerm => ({
  term: name,
  definition,
  importance: 'low',
  spans: [[0, 1]],
});
const told = (part: StorySentence['part'], text: string): StorySentence[] => [
  { part, text, spans: [[9, 10]], basis: 'document' },
];
const namesOf = (terms: ExplainedTerm[]) => terms.map(({ term: name }) => name);

test('names first a term that stands as a word of its own in what is told', () => {
  expect(
    namesOf(toldTerms([term('AST'), term('hypertension')], told('found', 'Last year: hypertension.'), knowledge)),
  ).toEqual(['hypertension', 'AST']);
});

test.each([
  ['found', 'You do not have hypertension.'],
  ['normal', 'Hypertension: as it should be.'],
] as const)('names an illness that is not there behind the other words of the paper: %s, "%s"', (part, text) => {
  expect(namesOf(toldTerms([term('hypertension'), term('AST')], told(part, `${text} AST 20.`), knowledge))).toEqual([
    'AST',
    'hypertension',
  ]);
});

test.each([
  ['bottom_line', 'You have appendicitis.', 'The appendix is inflamed. It needs care at once.'],
  ['bottom_line', 'Possible appendicitis.', 'The appendix is inflamed.'],
  ['why', 'You had appendicitis in the past.', 'The appendix is inflamed.'],
] as const)('says what needs care at once only where it is there now: %s, "%s"', (part, text, definition) => {
  const given = term('appendicitis', 'The appendix is inflamed. It needs care at once.');

  expect(toldTerms([given], told(part, text), knowledge).map((each) => each.definition)).toEqual([definition]);
});
