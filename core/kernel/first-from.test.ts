import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFrom } from './first-from.ts';

test('finds what a search one by one finds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ max: 20, min: 0 })), fc.integer({ max: 21, min: -1 }), (numbers, from) => {
      const items = numbers.toSorted((a, b) => a - b);
      const at = items.findIndex((item) => item >= from);
      expect(firstFrom(items, (item) => item >= from)).toBe(at === -1 ? items.length : at);
    }),
  );
});
