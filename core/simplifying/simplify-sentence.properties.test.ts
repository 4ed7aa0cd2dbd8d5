import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsOf } from '../grounding/statement-facts.ts';
import type { Addressee } from './address.ts';
import { createLexicon } from './lexicon.ts';
import { simplifyFaithfully } from './simplify-faithfully.ts';
import { simplifySentence } from './simplify-sentence.ts';
import { settingOf, smallLexicon } from './testing/small-lexicon.ts';

const noWords = createLexicon([]);
const someWords = smallLexicon();

const addressee: fc.Arbitrary<Addressee> = fc.record({
  reader: fc.constantFrom('patient', 'parent', 'family'),
  sex: fc.constantFrom('female', 'male', null),
  names: fc.constant(new Set(['lowe'])),
});
const setting = fc.record({
  kind: fc.constantFrom('imaging', 'operative', 'pathology', 'discharge', 'clinic', 'letter', 'test'),
  section: fc.constantFrom('history', 'findings', 'conclusion', 'exam', 'done', 'plan', 'medications'),
});

const word = fc.constantFrom(
  'the patient',
  "the patient's",
  ...'the he she his her mother doctor I no not denies without possible if left right bilateral mild small'.split(' '),
  ...'is was has shows clear normal effusion pleural edema contusion nodule nodules PE (PE) SOB p.o. s/p X-ray'.split(
    ' ',
  ),
  ...', ; : . ? - + / ( ) " & and or with in of 5 12.9 1,200 140/90 500mg 2/52 3-4'.split(' '),
);
/** Lines as notes have them, in words that the rules know. */
const line = fc.array(word, { maxLength: 25 }).map((words) => words.join(' '));
const anything = fc.oneof(line, fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }));

const lettersOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();

test('never fails, whatever the sentence', () => {
  fc.assert(
    fc.property(anything, setting, addressee, (sentence, place, who) => {
      for (const lexicon of [noWords, someWords]) {
        const { text } = simplifySentence(sentence, settingOf(place), { lexicon, addressee: who });
        expect(typeof text).toBe('string');
      }
    }),
    { numRuns: 400 },
  );
});

test('without an entry it keeps every number', () => {
  const number = fc.oneof(
    fc.nat({ max: 99_999 }).map(String),
    fc.double({ min: 0, max: 999, noNaN: true }).map((value) => value.toFixed(1)),
    fc.constantFrom('1,200', '140/90', '3-4', '500mg', '98%', '(12)', '2x3', '1.', '10^9', '<0.01', '1:320'),
  );
  const words = fc.array(fc.oneof(word, number), { maxLength: 20 }).map((parts) => parts.join(' '));

  fc.assert(
    fc.property(words, setting, addressee, (sentence, place, who) => {
      const { text } = simplifySentence(sentence, settingOf(place), { lexicon: noWords, addressee: who });
      expect(numbersIn(text)).toEqual(numbersIn(sentence));
    }),
    { numRuns: 400 },
  );
});

test('without an entry it keeps every denial, doubt, condition and side of a line', () => {
  fc.assert(
    fc.property(line, setting, addressee, (sentence, place, who) => {
      const { text } = simplifySentence(sentence, settingOf(place), { lexicon: noWords, addressee: who });
      const { isNegated, isDoubtful, isConditional, sides } = factsOf(sentence);
      const told = factsOf(text);
      expect(told).toMatchObject({ isNegated, isConditional, sides });
      if (isDoubtful) expect(told.isDoubtful).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('what is told faithfully keeps every number but those that an entry says itself', () => {
  fc.assert(
    fc.property(line, setting, addressee, (sentence, place, who) => {
      fc.pre(!sentence.includes('2/52'));
      const text = simplifyFaithfully(sentence, settingOf(place), { lexicon: someWords, addressee: who });
      expect(numbersIn(text)).toEqual(numbersIn(sentence));
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['one letter', 'a'],
  ['an open bracket', '('],
  ['a closed bracket', ')'],
  ['a semicolon', ';'],
  ['a question mark', '?'],
  ['a capital', 'I'],
  ['a digit', '7'],
  ['words without blanks', 'edema.'],
  ['commas', 'no,'],
])('comes to an end with 100,000 characters of %s', (_name, part) => {
  const sentence = part.repeat(Math.ceil(100_000 / part.length));
  const who: Addressee = { reader: 'patient', sex: null, names: new Set() };

  const { text } = simplifySentence(sentence, settingOf(), { lexicon: noWords, addressee: who });

  expect(lettersOf(text)).toContain(lettersOf(sentence));
  expect(() => simplifySentence(sentence, settingOf(), { lexicon: someWords, addressee: who })).not.toThrow();
});
