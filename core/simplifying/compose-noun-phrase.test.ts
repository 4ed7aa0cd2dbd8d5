import { expect, test } from 'vitest';
import { isSaidAfter, joinItems, sayNounPhrase, type NounPhrase } from './compose-noun-phrase.ts';
import type { LexiconEntry } from './entries.ts';
import type { Side } from './function-words.ts';
import { wordItem, type Item } from './items.ts';
import { entry, itemsIn } from './testing/small-lexicon.ts';
import { createLexicon } from './lexicon.ts';

type Words = {
  head: Partial<LexiconEntry> & { say: string };
  modifiers?: string[];
  sideAfter?: Side;
  before?: string;
  next?: string;
};

/** What stands after `before` once a noun with its modifiers was said, and the word after it. */
function setup({ head, modifiers = [], sideAfter, before = '', next }: Words) {
  const lexicon = createLexicon([
    entry('thing', { category: 'noun', number: 'singular', ...head }),
    entry('intracranial', { say: 'inside the skull', category: 'adjective' }),
    entry('painful', { say: 'that is sore', category: 'adjective' }),
    entry('hepatic', { say: 'liver', category: 'place', attributive: 'liver' }),
    entry('lobe', { say: 'part of the {side} lung', category: 'place' }),
  ]);
  const single = (word: string): Item => ({ ...(itemsIn(word, lexicon)[0] ?? wordItem(word)), space: true });
  const made = before === '' ? [] : before.split(' ').map((word) => wordItem(word));
  const phrase: NounPhrase = { modifiers: modifiers.map(single), head: single('thing') };
  const following = next === undefined ? undefined : wordItem(next);
  const named = new Set<string>();
  sayNounPhrase({ ...phrase, sideAfter: sideAfter ?? null }, made, { next: following, named });
  return { said: joinItems(made), next: following?.text, named };
}

const lump = { say: 'lump', plural: 'lumps' };
const fluid = { say: 'fluid around the {side} lung', sides: 'fluid around both lungs', number: 'amount' } as const;

test.each<[string, Words, string]>([
  ['what there is one of', { head: lump, before: 'with' }, 'with a lump'],
  ['what there is one of, described', { head: lump, before: 'with', modifiers: ['large'] }, 'with a large lump'],
  ['what is something known', { head: lump, before: 'with the' }, 'with the lump'],
  ['what is denied', { head: lump, before: 'no' }, 'no lump'],
  ['what is denied with something else', { head: lump, before: 'no pain or' }, 'no pain or lump'],
  ['what belongs to somebody', { head: lump, before: 'your' }, 'your lump'],
  ['several', { head: { say: 'lumps', number: 'plural' }, before: 'with' }, 'with lumps'],
  ['several where one was printed', { head: { say: 'lumps', number: 'plural' }, before: 'with a' }, 'with lumps'],
  ['what cannot be counted', { head: { say: 'swelling', number: 'mass' }, before: 'with a' }, 'with swelling'],
  [
    'what comes in amounts',
    { head: fluid, modifiers: ['small'], before: 'with a' },
    'with a small amount of fluid around the lung',
  ],
])('finds the article for %s', (_name, words, said) => {
  expect(setup(words).said).toBe(said);
});

test.each<[Words, string]>([
  [{ head: fluid, modifiers: ['left'], before: 'with' }, 'with fluid around the left lung'],
  [{ head: fluid, modifiers: ['bilateral'], before: 'with' }, 'with fluid around both lungs'],
  [{ head: fluid, sideAfter: 'right', before: 'with' }, 'with fluid around the right lung'],
  [{ head: lump, modifiers: ['right'], before: 'with' }, 'with a lump on the right'],
  [{ head: lump, modifiers: ['rt'], before: 'with' }, 'with a lump on the right'],
  [{ head: lump, modifiers: ['left-sided'], before: 'with' }, 'with a lump on the left'],
  [{ head: lump, modifiers: ['right', 'lobe'], before: 'with' }, 'with a lump in the part of the right lung'],
  [{ head: lump, modifiers: ['left', 'hepatic'], before: 'with' }, 'with a liver lump on the left'],
])('keeps the side of %j: %s', (words, said) => {
  expect(setup(words).said).toBe(said);
});

test('says what describes a noun on the side of it where it can stand', () => {
  expect(setup({ head: lump, modifiers: ['intracranial'], before: 'with' }).said).toBe('with a lump inside the skull');
  expect(setup({ head: lump, modifiers: ['painful'], before: 'with' }).said).toBe('with a lump that is sore');
  expect(setup({ head: { say: 'lumps', number: 'plural' }, modifiers: ['painful'] }).said).toBe('lumps that are sore');
});

test('softens a degree where the plain words begin with what it describes', () => {
  expect(setup({ head: { say: 'enlarged heart' }, modifiers: ['mild'], before: 'with' }).said).toBe(
    'with a mildly enlarged heart',
  );
});

test('lets the verb before and behind it agree', () => {
  const several = { say: 'lumps', number: 'plural' } as const;

  expect(setup({ head: several, before: 'there was' }).said).toBe('there were lumps');
  expect(setup({ head: several, next: 'is' }).next).toBe('are');
  expect(setup({ head: lump, next: 'is' }).next).toBe('is');
});

test('tells the printed name behind its plain words, once', () => {
  const { said, named } = setup({ head: { ...lump, keepName: true }, before: 'with' });

  expect(said).toBe('with a lump (thing)');
  expect([...named]).toEqual(['thing']);
});

test('tells no name that the plain words hold', () => {
  expect(setup({ head: { say: 'thing in the lung', keepName: true }, before: 'with' }).said).toBe(
    'with a thing in the lung',
  );
});

test.each([
  ['inside the skull', true],
  ['that has spread', true],
  ['sore to touch', true],
  ['red', false],
  ['very sore', false],
])('knows whether "%s" is said behind a noun: %s', (words, isAfter) => {
  expect(isSaidAfter(words)).toBe(isAfter);
});

test('joins words with the white space that stood before them', () => {
  const words: Item[] = [wordItem('a', false), wordItem('(', true), wordItem('b', false), wordItem(')', false)];

  expect(joinItems(words)).toBe('a (b)');
  expect(joinItems([])).toBe('');
});
