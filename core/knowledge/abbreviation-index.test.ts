import { expect, test } from 'vitest';
import { createAbbreviationIndex } from './abbreviation-index.ts';
import type { AbbreviationEntry } from './entries.ts';

const entry = (abbreviation: string, ...senses: string[]): AbbreviationEntry => ({
  abbreviation,
  senses: senses.map((means) => ({ means, context: [] })),
  source: 'NHS: Abbreviations',
});

const setup = () =>
  createAbbreviationIndex([
    entry('bd', 'twice a day'),
    entry('MS', 'multiple sclerosis', 'morphine'),
    entry('c/o', 'complains of'),
  ]);

test.each([
  ['bd', 'bd'],
  ['BD', 'bd'],
  ['b.d.', 'bd'],
  ['B. D.', 'bd'],
  ['C/O', 'c/o'],
])('finds %s', (printed, abbreviation) => {
  expect(setup()(printed)?.abbreviation).toBe(abbreviation);
});

test('gives every sense of an ambiguous form', () => {
  expect(setup()('ms')?.senses.map(({ means }) => means)).toEqual(['multiple sclerosis', 'morphine']);
});

test('does not guess a form that is not on record', () => {
  expect(setup()('co')).toBeUndefined();
});
