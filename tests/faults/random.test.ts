import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 20 }, () => random.between(1, 6));
};

test('a seed gives the same chances each time, and another seed others', () => {
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('every number of a range comes, and no other', () => {
  const random = createRandom('dice');
  const seen = new Set(Array.from({ length: 500 }, () => random.between(1, 6)));
  expect([...seen].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a branch is not moved by what else is drawn', () => {
  const [still, busy] = [createRandom('a'), createRandom('a')];
  for (let times = 0; times < 9; times += 1) busy.next();
  expect(busy.branch('plan').letters(9)).toBe(still.branch('plan').letters(9));
});
