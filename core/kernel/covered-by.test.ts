import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps, type Span } from './span.ts';
import { coveredBy } from './covered-by.ts';

test.each<[Span, boolean]>([
  [[0, 5], false],
  [[5, 10], false],
  [[9, 11], true],
  [[12, 13], true],
  [[20, 30], false],
  [[26, 28], false],
  [[31, 40], true],
])('tells whether %j touches [10,20] or [30,35]', (span, expected) => {
  const isCovered = coveredBy([
    [30, 35],
    [10, 20],
  ]);

  expect(isCovered(span)).toBe(expected);
});

test('agrees with looking at every span', () => {
  const spans = fc.array(
    fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 20 })).map(([start, length]): Span => [start, start + length]),
  );
  fc.assert(
    fc.property(spans, fc.nat(60), fc.integer({ min: 1, max: 9 }), (all, start, length) => {
      const span: Span = [start, start + length];
      expect(coveredBy(all)(span)).toBe(all.some((other) => overlaps(other, span)));
    }),
  );
});
