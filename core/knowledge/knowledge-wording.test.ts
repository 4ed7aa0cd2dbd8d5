import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { analytes } from './analyte-data.ts';
import type { TermEntry } from './entries.ts';
import { medicines } from './medicine-data.ts';
import { phraseKey } from './phrase-buckets.ts';
import { terms } from './term-data.ts';

/** Flesch-Kincaid grade (Kincaid et al., 1975). */
function gradeOf(text: string): number {
  const sentences = text.split(/[.!?:](?:\s|$)/).filter((part) => part.trim() !== '').length;
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A definition without the words that it explains, which stand beside it anyway. */
function gradeOfDefinition({ term, also, definition }: TermEntry): number {
  const names = [term, ...also].filter((name) => definition.toLowerCase().includes(name.toLowerCase()));
  const named = new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})`, 'giu');
  return gradeOf(names.length === 0 ? definition : definition.replace(named, 'it'));
}

const grades = terms.map(({ term, ...rest }) => ({ term, grade: gradeOfDefinition({ term, ...rest }) }));

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

test('half of the definitions read at grade 5 or less', () => {
  expect(median(grades.map(({ grade }) => grade))).toBeLessThanOrEqual(5);
});

test('no definition reads above grade 9', () => {
  expect(grades.filter(({ grade }) => grade > 9)).toEqual([]);
});

test('no definition uses the term that it defines', () => {
  const circular = terms.filter(({ term, definition }) =>
    ` ${phraseKey(definition)} `.includes(` ${phraseKey(term)} `),
  );

  expect(circular.map(({ term }) => term)).toEqual([]);
});

test('no two definitions explain each other', () => {
  const byPhrase = new Map(
    terms.flatMap((entry) => [entry.term, ...entry.also].map((word) => [phraseKey(word), entry])),
  );
  const wordsOf = (entry: TermEntry) => [...phraseKey(entry.definition).split(' ')];
  const uses = (entry: TermEntry) => new Set(wordsOf(entry).map((word) => byPhrase.get(word)));
  const pairs = terms.filter((entry) =>
    [...uses(entry)].some((used) => used && used !== entry && uses(used).has(entry)),
  );

  expect(pairs.map(({ term }) => term)).toEqual([]);
});

test('every definition is one or two sentences', () => {
  const long = terms.filter(
    ({ definition }) => !/^[A-Z0-9][^]*\.$/.test(definition) || (definition.match(/[.?!](?= [A-Z])/g) ?? []).length > 1,
  );

  expect(long.map(({ term }) => term)).toEqual([]);
});

test('what stands in place of a term fits inside a sentence', () => {
  const glosses = [...terms, ...analytes].flatMap(({ plain = [] }) => plain);

  expect(glosses.filter((gloss) => /[.?!]$/.test(gloss) || gloss.length > 60)).toEqual([]);
});

test('what a result can mean goes on from "A high result can"', () => {
  const meanings = analytes.flatMap(({ high, low, positive }) => [high ?? [], low ?? [], positive ?? []].flat());

  expect(meanings.filter((meaning) => !/^happen [^]*[^.]$/.test(meaning))).toEqual([]);
});

test('nothing diagnoses, orders or frightens', () => {
  const texts = [
    ...terms.flatMap(({ definition, ask = '' }) => [definition, ask]),
    ...analytes.flatMap(({ measures, high, low, positive, ask }) => [
      ...[measures, high ?? '', low ?? '', positive ?? ''],
      ...ask,
    ]),
    ...medicines.map(({ usedFor }) => usedFor),
  ];

  expect(
    texts.filter((text) =>
      /you have (?!not|never|felt|gone|ever|in |met|used|had|been)|fatal|deadly|kill you|you will die|you must/i.test(
        text,
      ),
    ),
  ).toEqual([]);
});

test('what a medicine is for goes on from "It is commonly used"', () => {
  expect(
    medicines.filter(({ usedFor }) => !/^(?:to|for) [^]*[^.]$/.test(usedFor)).map(({ generic }) => generic),
  ).toEqual([]);
});
