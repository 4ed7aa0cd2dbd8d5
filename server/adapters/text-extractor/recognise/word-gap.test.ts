import { expect, test } from 'vitest';
import { part } from './ink.test-helper.ts';
import { wordGap } from './word-gap.ts';

/** A row of words of four letters, 20 wide; gaps are in pixels. */
const rowOf = (letterGap: number, blank: number) => {
  let x = 0;
  return Array.from({ length: 24 }, (_, index) => {
    const letter = part(x, 0, 20, 30);
    x += 20 + (index % 4 === 3 ? blank : letterGap);
    return letter;
  });
};

test.each([
  ['narrow print', 3, 12],
  ['wide print', 9, 21],
])('parts letters from words in %s by its own gaps', (_title, letterGap, blank) => {
  const gap = wordGap([rowOf(letterGap, blank), rowOf(letterGap, blank)], 30) * 30;

  expect(gap).toBeGreaterThan(letterGap);
  expect(gap).toBeLessThanOrEqual(blank);
});

test('takes what most print has where there are few gaps', () => {
  expect(wordGap([[part(0, 0, 20, 30), part(22, 0, 20, 30)]], 30)).toBe(0.36);
});
