import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps, type Span } from './span.ts';
import { touching } from './touching.ts';

const span = fc
  .tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
  .map(([start, length]): Span => [start, start + length]);

test('answers as a look at every span would', () => {
  fc.assert(
    fc.property(fc.array(span), span, (spans, asked) => {
      expect(touching(spans)(asked)).toBe(spans.some((each) => overlaps(each, asked)));
    }),
  );
});

test('nothing overlaps none', () => {
  expect(touching([])([0, 9])).toBe(false);
});

test.each<[Span, boolean]>([
  [[0, 5], false],
  [[5, 10], false],
  [[9, 11], true],
  [[12, 13], true],
  [[20, 30], false],
  [[26, 28], false],
  [[31, 40], true],
])('tells whether %j touches [10,20] or [30,35]', (span, expected) => {
  const isTouched = touching([
    [30, 35],
    [10, 20],
  ]);

  expect(isTouched(span)).toBe(expected);
});
