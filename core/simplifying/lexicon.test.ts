import { expect, test } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { entry, smallLexicon } from './testing/small-lexicon.ts';
import type { LexiconEntry } from './entries.ts';

function setup(entries: LexiconEntry[], sentence: string, at = 0) {
  const lexicon = createLexicon(entries);
  const found = lexicon.formsAt(lexicon.tokens(sentence), at);
  return { lexicon, said: found.map(({ form }) => form.say), lengths: found.map(({ length }) => length) };
}

const noun = (form: string, say: string, more: Partial<LexiconEntry> = {}) =>
  entry(form, { say, category: 'noun', ...more });

test('finds the forms that begin at a word, the longest first', () => {
  const { said, lengths } = setup(
    [noun('embolism', 'clot'), noun('pulmonary embolism', 'clot in the lung'), noun('pulmonary', 'lung')],
    'pulmonary embolism seen',
  );

  expect(said).toEqual(['clot in the lung', 'lung']);
  expect(lengths).toEqual([2, 1]);
});

test('finds nothing inside a form or behind the end', () => {
  const entries = [noun('pulmonary embolism', 'clot in the lung')];

  expect(setup(entries, 'pulmonary embolism', 1).said).toEqual([]);
  expect(setup(entries, 'pulmonary', 0).said).toEqual([]);
  expect(setup(entries, 'pulmonary embolism', 9).said).toEqual([]);
});

test('finds no form inside a longer word', () => {
  expect(setup([noun('rash', 'skin change')], 'rashly').said).toEqual([]);
});

test('knows a form in small letters in any case, one with a capital in that case only', () => {
  expect(setup([noun('edema', 'swelling')], 'EDEMA').said).toEqual(['swelling']);
  expect(setup([noun('PE', 'clot')], 'PE').said).toEqual(['clot']);
  expect(setup([noun('PE', 'clot')], 'pe').said).toEqual([]);
  expect(setup([noun('PE', 'clot')], 'Pe').said).toEqual([]);
});

test('puts the form in its exact case before another of the same length', () => {
  expect(setup([noun('as', 'so'), noun('AS', 'tight heart valve')], 'AS').said).toEqual(['tight heart valve', 'so']);
});

test('takes a hyphen inside a form for a space, in the form and in the sentence', () => {
  expect(setup([noun('ground glass opacity', 'haze')], 'ground-glass opacity').said).toEqual(['haze']);
  expect(setup([noun('ground-glass opacity', 'haze')], 'ground glass opacity').said).toEqual(['haze']);
});

test('takes no hyphen with a space before it for a part of a form', () => {
  expect(setup([noun('ground glass', 'haze')], 'ground - glass').said).toEqual([]);
});

test('knows the regular plural of a form whose plain words have one', () => {
  const entries = [noun('nodule', 'small lump', { plural: 'small lumps' }), noun('edema', 'swelling')];

  expect(setup(entries, 'nodules').said).toEqual(['small lumps']);
  expect(setup(entries, 'edemas').said).toEqual([]);
});

test.each([
  ['excise', 'take out'],
  ['excises', 'takes out'],
  ['excised', 'took out'],
  ['excising', 'taking out'],
])('says the verb "%s" in the same form: "%s"', (printed, say) => {
  expect(setup([entry('excise', { say: 'take out', category: 'verb' })], printed).said).toContain(say);
});

test('keeps words with marks inside them together', () => {
  const { said } = setup([entry('p.o.', { say: 'by mouth', category: 'phrase' })], 'p.o.');

  expect(said).toEqual(['by mouth']);
});

test('knows short forms in capitals as such', () => {
  const lexicon = smallLexicon();

  expect(lexicon.isShortForm('PE')).toBe(true);
  expect(lexicon.isShortForm('NO')).toBe(false);
  expect(lexicon.isShortForm('pe')).toBe(false);
});

test('finds a clause by its longest word', () => {
  const lexicon = smallLexicon();

  expect(lexicon.patternsWith('unremarkable').map(({ entry: { say } }) => say)).toEqual(['{x} looks normal']);
  expect(lexicon.patternsWith('is')).toEqual([]);
});

test('an empty one knows no word', () => {
  expect(setup([], 'anything at all').said).toEqual([]);
});
