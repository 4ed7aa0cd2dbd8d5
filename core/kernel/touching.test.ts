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
