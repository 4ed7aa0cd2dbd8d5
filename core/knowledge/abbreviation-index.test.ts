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
    entry('AS', 'aortic stenosis', 'ankylosing spondylitis'),
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

test.each(['as', 'Ms', 'Ms.'])('does not take the ordinary word "%s" for an abbreviation', (word) => {
  expect(setup()(word)).toBeUndefined();
});

test('finds an abbreviation that looks like a word when it is in capitals', () => {
  expect(setup()('AS')?.senses).toHaveLength(2);
});
