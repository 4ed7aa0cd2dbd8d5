import { expect, test } from 'vitest';
import type { ExplainedTerm, Importance } from '#core/documents/explanation.ts';
import { importantTerms } from './important-terms.ts';

const term = (name: string, importance: Importance): ExplainedTerm => ({
  term: name,
  importance,
  definition: `What ${name} is.`,
  spans: [],
});

test.each([
  ['those of high importance', [term('one', 'high'), term('two', 'medium')], ['one']],
  ['those of medium importance where there are none', [term('two', 'medium'), term('three', 'low')], ['two']],
  ['none where all are general', [term('three', 'low')], []],
])('means %s', (_, terms, expected) => {
  expect(importantTerms(terms)).toEqual(expected);
});
