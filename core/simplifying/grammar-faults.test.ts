import { expect, test } from 'vitest';
import { grammarFaults } from './grammar-faults.ts';

const kindsIn = (sentence: string): string[] => grammarFaults(sentence).map(({ kind }) => kind);

test.each([
  ['We will order a repeat a heart scan.', 'second article'],
  ['You are an and willing to help.', 'article'],
  ['You refuse the by mouth.', 'article'],
  ['You had it, and you has a cough.', 'you + third'],
  ['There is a lumps in the arm.', 'a + plural'],
  ['It is had a discussion.', 'be + verb'],
  ['You will gave it.', 'modal + past'],
  ['It is of with pus.', 'prepositions'],
  ['There is no no lump.', 'double negation'],
  ['It is caused by the.', 'last word'],
  ["This is the patient's the knee.", 'possessive'],
  ['A cough ( ) was there.', 'brackets'],
])('sees that "%s" is broken: %s', (sentence, kind) => {
  expect(kindsIn(sentence)).toContain(kind);
});

test.each([
  'You were told to have a scan of the heart and to come back in a week.',
  'You take an aspirin a day, and all the medicines that you had before.',
  'The doctor who saw you says that it is clear.',
  'There is no sign of a stroke, and it was cut out.',
  "It's the left knee. That's a small series of tests (two a week).",
  '',
])('finds nothing wrong with "%s"', (sentence) => {
  expect(kindsIn(sentence)).toEqual([]);
});

test('looks at a long sentence in time that grows with its length', () => {
  const start = performance.now();
  grammarFaults('a lump of the '.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
