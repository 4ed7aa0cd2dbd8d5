import { expect, test } from 'vitest';
import { medicineChangesOf } from './medicine-changes.ts';

const changesOf = (...texts: string[]) =>
  medicineChangesOf(texts.map((text) => ({ text, sentence: null }))).map(({ change, pieces }) => [
    change,
    pieces.map(({ text }) => text),
  ]);

test('puts medicines under what their sentences open with', () => {
  const texts = [
    'Stop ibuprofen.',
    'NEW: apixaban 5 mg.',
    'Go on with insulin.',
    'Changed: metoprolol.',
    'Aspirin 81 mg.',
  ];

  expect(changesOf(...texts)).toEqual([
    ['new', ['NEW: apixaban 5 mg.']],
    ['changed', ['Changed: metoprolol.']],
    ['stopped', ['Stop ibuprofen.']],
    ['same', ['Go on with insulin.']],
    ['other', ['Aspirin 81 mg.']],
  ]);
});

test.each([
  ['Continue metformin, but stop it before the operation.', 'other'],
  ['Start amoxicillin, which gave you a reaction.', 'other'],
  ['Started on Avelox.', 'other'],
  ['You stopped aspirin last year.', 'other'],
  ['Newly, nothing was given.', 'other'],
  ['Do not take ibuprofen.', 'stopped'],
  ['Hold methotrexate until you see Dr. X.', 'stopped'],
])('%s', (text, change) => {
  expect(changesOf(text)).toEqual([[change, [text]]]);
});
