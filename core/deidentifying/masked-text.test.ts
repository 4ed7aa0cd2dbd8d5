import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withReplacements, type Replacement } from './masked-text.ts';

test('maps what stands beside a stretch exactly, and what stands in it to its start', () => {
  const { text, toMasked, toOriginal } = withReplacements('Ann saw Bob.', [
    { span: [0, 3], token: '[A]' },
    { span: [8, 11], token: '[PERSON_2]' },
  ]);

  expect(text).toBe('[A] saw [PERSON_2].');
  expect([0, 1, 3, 8, 9, 11, 12].map(toMasked)).toEqual([0, 0, 3, 8, 8, 18, 19]);
  expect([0, 2, 3, 8, 12, 18, 19].map(toOriginal)).toEqual([0, 0, 3, 8, 8, 11, 12]);
});

test('keeps the order of all offsets, both ways', () => {
  const stretches = fc.uniqueArray(fc.nat(60), { minLength: 2, maxLength: 12 }).map((marks): Replacement[] => {
    const sorted = [...marks].sort((a, b) => a - b);
    return sorted.flatMap((start, at) => {
      const end = sorted[at + 1];
      return at % 2 === 0 && end !== undefined ? [{ span: [start, end], token: `[T_${at}]` }] : [];
    });
  });
  fc.assert(
    fc.property(stretches, (replacements) => {
      const original = 'x'.repeat(61);
      const { text, toMasked, toOriginal } = withReplacements(original, replacements);
      const there = Array.from({ length: original.length + 1 }, (_, at) => toMasked(at));
      const back = Array.from({ length: text.length + 1 }, (_, at) => toOriginal(at));

      expect(there).toEqual([...there].sort((a, b) => a - b));
      expect(back).toEqual([...back].sort((a, b) => a - b));
      expect(there.map(toOriginal).every((offset, at) => offset <= at)).toBe(true);
      expect(toMasked(original.length)).toBe(text.length);
    }),
  );
});
