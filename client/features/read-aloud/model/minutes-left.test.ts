import { expect, test } from 'vitest';
import type { Passage } from '#core/reading-aloud/passages.ts';
import { minutesLeft } from './minutes-left.ts';

const passages: Passage[] = Array.from({ length: 30 }, () => {
  const spoken = 'x'.repeat(90);
  return { part: 'explanation', text: spoken, spoken, terms: [] };
});

test.each([
  [0, 1, 3],
  [0, 1.5, 2],
  [0, 0.7, 4],
  [20, 1, 1],
  [25, 1, 0],
  [30, 1, 0],
] as const)('from sentence %i at speed %f it takes about %i minutes', (at, speed, minutes) => {
  expect(minutesLeft(passages, at, speed)).toBe(minutes);
});
