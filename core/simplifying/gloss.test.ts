import { expect, test } from 'vitest';
import type { TermEntry } from '../knowledge/entries.ts';
import { createPhraseIndex } from '../knowledge/phrase-index.ts';
import { glossHardWords } from './gloss.ts';

const term = (words: string, plain: string | undefined, kind: TermEntry['kind'] = 'condition'): TermEntry => ({
  term: words,
  also: [],
  kind,
  definition: 'A term that tests know.',
  source: 'Readback: entries for tests',
  ...(plain !== undefined && { plain }),
});

const terms = [
  term('epistaxis', 'nosebleed'),
  term('cholelithiasis', 'gallstones'),
  term('xerostomia', 'dry mouth'),
  term('angiomyolipoma', 'harmless growth'),
  term('pruritus', 'itching', 'symptom'),
  term('enuresis', undefined),
  term('blood thinner', 'blood thinner treatment', 'treatment'),
  term('muscle knot', 'sore, tight muscle spot'),
];

function setup(text: string, named: string[] = []) {
  const index = createPhraseIndex(terms, (entry) => [entry.term, ...entry.also]);
  const told = new Set(named);
  return { said: glossHardWords(text, (words) => index.findAll(words), told), told };
}

test('puts plain words in brackets behind a hard one', () => {
  const { said, told } = setup('You have epistaxis.');

  expect(said).toBe('You have epistaxis (nosebleed).');
  expect([...told]).toEqual(['epistaxis']);
});

test('explains a word once in a paper', () => {
  expect(setup('You have epistaxis.', ['epistaxis']).said).toBe('You have epistaxis.');
  expect(setup('Epistaxis and epistaxis.').said).toBe('Epistaxis (nosebleed) and epistaxis.');
});

test('explains two words in a sentence, no more', () => {
  expect(setup('Epistaxis, cholelithiasis and xerostomia.').said).toBe(
    'Epistaxis (nosebleed), cholelithiasis (gallstones) and xerostomia.',
  );
});

test.each([
  ['a word without plain words', 'You have enuresis.'],
  ['a word whose plain words are said already', 'The nosebleed is called epistaxis.'],
  ['a word that says itself what it is', 'You take a blood thinner.'],
  ['a word that stands behind some of its plain words', 'You have a sore muscle knot.'],
  ['a word in brackets', 'The nose bleeds (epistaxis).'],
  ['a word before brackets', 'You have epistaxis (on the left).'],
  ['a word that describes the next one', 'The epistaxis clinic called.'],
  ['a word for what somebody feels', 'You have pruritus.'],
  ['a word that a few letters could make harmless', 'It is an angiomyolipoma.'],
])('does not explain %s', (_name, text) => {
  expect(setup(text).said).toBe(text);
});

test('keeps all that stands around the words', () => {
  const text = 'No epistaxis, 12.9 g, in the left nostril; cholelithiasis is possible.';

  expect(setup(text).said.replaceAll(/ \([a-z]+\)/g, '')).toBe(text);
});

test('has nothing to explain in nothing, and comes to an end with brackets', () => {
  expect(setup('').said).toBe('');
  expect(setup('('.repeat(20_000)).said).toBe('('.repeat(20_000));
});
