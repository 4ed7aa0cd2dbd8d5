import { expect, test } from 'vitest';
import { append } from './append.ts';

test('adds a million items, in order', () => {
  const items = [1];
  append(
    items,
    Array.from({ length: 1_000_000 }, (_, at) => at + 2),
  );
  expect([items.length, items.at(-1)]).toEqual([1_000_001, 1_000_001]);
});
