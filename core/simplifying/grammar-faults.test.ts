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
  ['You had an urgent left a leg scan.', 'side + article'],
  ['A scan is not needed a blood test was done.', 'two thoughts'],
  ['Come back if develops a rash.', 'no subject'],
  ['You were advised avoid milk.', 'verb + verb'],
  ['There are no signs stroke.', 'no of'],
  ['No ordered today.', 'no noun'],
  [
    'Sore throat mild cough tired mother worried home tests negative school closed plan fluids rest review sooner worse.',
    'run-on',
  ],
])('sees that "%s" is broken: %s', (sentence, kind) => {
  expect(kindsIn(sentence)).toContain(kind);
});

test.each([
  'You were told to have a scan of the heart and to come back in a week.',
  'You take an aspirin a day, and all the medicines that you had before.',
  'The doctor who saw you says that it is clear.',
  'There is no sign of a stroke, and it was cut out.',
  'It tells the air a person can blow out.',
  'You left a note for at least a week, and were advised to avoid milk if it has a smell (of goat).',
  'There are no signs of a stroke, no fever, no cough, no rash, no sore throat, no lump, no pain, no cold, no weak arm.',
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
