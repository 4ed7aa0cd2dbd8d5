import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { readStatements } from './read-statements.ts';

const whose = (plan: string) => readStatements(parsePaper(`PLAN:  ${plan}`), 'clinic')[0]?.experiencer;

test('what a mother is to do for her child is of the child', () => {
  expect(whose('Mother is to watch his diet.')).toBe('patient');
  expect(whose('His mother has gout.')).toBe('relative');
});
