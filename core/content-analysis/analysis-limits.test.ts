import { expect, test } from 'vitest';
import { analysisProblem, maxTargetKeywords, maxTextLength } from './analysis-limits.ts';

test.each([
  ['nothing', ' \n', [], 'analysis.empty'],
  ['as much as there may be', 'a'.repeat(maxTextLength), [], undefined],
  ['more than that', 'a'.repeat(maxTextLength + 1), [], 'analysis.too_long'],
  ['keywords', 'a', ['blood pressure'], undefined],
  ['too many of them', 'a', Array<string>(maxTargetKeywords + 1).fill('a'), 'analysis.too_many_keywords'],
  ['one that is too long', 'a', ['a'.repeat(101)], 'analysis.too_many_keywords'],
  ['one of too many words', 'a', ['one two three four five six seven eight nine'], 'analysis.too_many_keywords'],
])('of %s it says what is wrong', (_what, text, targetKeywords, problem) => {
  expect(analysisProblem({ text, targetKeywords })).toBe(problem);
});
