import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breathsOf, inBreaths, longestBreath } from './breaths.ts';

test('cuts words into sentences, and not at points that end none', () => {
  expect(breathsOf('Dr. Reyes gave 0.5 mg, e.g. at night. It helped. Did it?')).toEqual([
    'Dr. Reyes gave 0.5 mg, e.g. at night.',
    'It helped.',
    'Did it?',
  ]);
});

test('cuts a long sentence at a clause', () => {
  const clause = 'the report describes one thing after another without ever coming to an end';
  const parts = inBreaths(`${clause}, ${clause}, ${clause}, and ${clause}.`);

  expect(parts).toEqual([`${clause}, ${clause},`, `${clause}, and ${clause}.`]);
});

test('cuts words without any pause at a blank, and numbers never', () => {
  const parts = inBreaths('12,345,678 '.repeat(40));

  expect(new Set(parts.join(' ').split(' '))).toEqual(new Set(['12,345,678']));
});

test('loses nothing, and no part is too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab1, .;-()'), maxLength: 900 }), (text) => {
      const parts = inBreaths(text);
      expect(parts.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
      expect(parts.every((part) => part !== '' && part.length <= longestBreath)).toBe(true);
    }),
  );
});
