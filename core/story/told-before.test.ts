import { expect, test } from 'vitest';
import type { Span } from '../kernel/span.ts';
import { createToldBefore } from './told-before.ts';

function setup(...texts: string[]) {
  const wasTold = createToldBefore();
  const spans = texts.map((_text, at): Span[] => [[at, at + 1]]);
  return { told: texts.map((text, at) => wasTold(text, spans[at] ?? [])), spans };
}

test('knows what was told in other words of the same number', () => {
  expect(setup('There are small stones in the kidney.', 'A small stone in the kidney is seen.').told).toEqual([
    false,
    true,
  ]);
});

test('what is told again is a further place of the first', () => {
  expect(setup('A small stone in the kidney.', 'A small stone in the kidney.').spans[0]).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test.each([
  ['There is fluid around the left lung and the heart.', 'There is fluid around the right lung and the heart.'],
  ['The mitral valve of the heart leaks a little.', 'The aortic valve of the heart leaks a little.'],
  ['There is a small stone in the bladder.', 'There is no small stone in the bladder.'],
])('%j is not %j', (first, second) => {
  expect(setup(first, second).told).toEqual([false, false]);
});

test('what holds for both sides is not told again for one', () => {
  expect(setup('There is fluid around the lung on both sides.', 'There is fluid around the left lung.').told[1]).toBe(
    true,
  );
});
