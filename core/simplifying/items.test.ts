import { expect, test } from 'vitest';
import { fitsPattern, itemsOf, type Replacement } from './items.ts';
import { entry, settingOf, smallLexicon } from './testing/small-lexicon.ts';
import type { LexiconEntry } from './entries.ts';
import type { Setting } from './rewriting-context.ts';

function setup(
  clause: string,
  { more = [], setting = {} }: { more?: LexiconEntry[]; setting?: Partial<Setting> } = {},
) {
  const lexicon = smallLexicon(more);
  const replacements: Replacement[] = [];
  const items = itemsOf(lexicon, lexicon.tokens(clause), settingOf(setting), replacements);
  return {
    items,
    replacements: replacements.map(({ printed, say }) => ({ printed, say })),
    words: items.map(({ text }) => text),
  };
}

test('puts the longest phrase that is known at each word, and leaves the others as printed', () => {
  expect(setup('Small pleural effusion seen').words).toEqual(['Small', 'fluid around the {side} lung', 'seen']);
});

test('remembers what was printed, without the capital that opens a sentence', () => {
  expect(setup('Pleural effusion').items[0]?.printed).toBe('pleural effusion');
  expect(setup('PE').items[0]?.printed).toBe('PE');
});

test('tells which printed words were replaced by which', () => {
  expect(setup('edema after contusion').replacements).toEqual([
    { printed: 'edema', say: 'swelling' },
    { printed: 'contusion', say: 'bruise' },
  ]);
});

test('leaves the short form out that stands in brackets behind its name', () => {
  expect(setup('pulmonary embolism (PE) found').words).toEqual(['blood clot in the lung', 'found']);
});

test('keeps the short form in brackets behind words that nobody knows', () => {
  expect(setup('sick sinus (SSS) found').words).toEqual(['sick', 'sinus', '(', 'SSS', ')', 'found']);
});

test('keeps what else stands in brackets behind a name', () => {
  expect(setup('pulmonary embolism (left)').words).toEqual(['blood clot in the lung', '(', 'left', ')']);
});

test('says a clause by the pattern that fits all of it, and rewrites what fills its slots', () => {
  const { words, replacements } = setup('Left contusion is unremarkable');

  expect(words.join(' ')).toBe('Left bruise looks normal');
  expect(replacements).toContainEqual({ printed: 'is unremarkable', say: 'looks normal' });
  expect(replacements).toContainEqual({ printed: 'contusion', say: 'bruise' });
});

test('prefers the pattern with the most words of its own', () => {
  const more = [entry('{x} is entirely unremarkable', { say: '{x} looks fully normal', category: 'sentence' })];

  expect(setup('heart is entirely unremarkable', { more }).words.join(' ')).toBe('heart looks fully normal');
});

test('uses a pattern only where its condition holds', () => {
  const more = [
    entry('{x} is benign', { say: '{x} is no cancer', category: 'sentence', onlyIf: { kind: ['pathology'] } }),
  ];

  expect(setup('it is benign', { more, setting: { kind: 'pathology' } }).words.join(' ')).toBe('it is no cancer');
  expect(setup('it is benign', { more, setting: { kind: 'clinic' } }).words.join(' ')).toBe('it is benign');
});

test('knows whether a clause is said by a pattern', () => {
  const lexicon = smallLexicon();

  expect(fitsPattern(lexicon, lexicon.tokens('heart is unremarkable'), settingOf())).toBe(true);
  expect(fitsPattern(lexicon, lexicon.tokens('heart is not unremarkable'), settingOf())).toBe(false);
});

test('has no items of nothing', () => {
  expect(setup('').items).toEqual([]);
});

test('knows the words of a heading without the commas behind them', () => {
  const more = [entry('focus', { say: 'growth in the liver', category: 'noun', onlyIf: { near: ['liver'] } })];

  expect(setup('Focus', { more, setting: { heading: 'liver, needle biopsy' } }).words).toEqual(['growth in the liver']);
});
