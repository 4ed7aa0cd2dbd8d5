import { expect, test } from 'vitest';
import { howLong } from './how-long.ts';

test.each([
  [20, 'Less than 1 minute'],
  [140, 'About 1 minute'],
  [600, 'About 4 minutes'],
])('%i words take: %s', (words, expected) => {
  expect(howLong([{ spoken: 'word '.repeat(words) }])).toBe(expected);
});
