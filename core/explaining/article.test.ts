import { expect, test } from 'vitest';
import { isPlural } from './article.ts';

test.each([
  ['calcifications', true],
  ['stenosis', false],
  ['diabetes', false],
  ['nodules', true],
  ['Iron studies', true],
  ['pus', false],
])('knows whether %j is many', (name, expected) => {
  expect(isPlural(name)).toBe(expected);
});
