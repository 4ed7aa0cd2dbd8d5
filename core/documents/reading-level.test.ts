import { expect, test } from 'vitest';
import { levelOfGrade } from './reading-level.ts';

test.each([
  [4, 'simple'],
  [5, 'standard'],
  [6, 'standard'],
  [7, 'standard'],
  [8, 'detailed'],
  [12, 'detailed'],
])('grade %i asks for the level %s', (grade, level) => {
  expect(levelOfGrade(grade)).toBe(level);
});
