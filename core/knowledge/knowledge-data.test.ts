import { expect, test } from 'vitest';
import { z } from 'zod';
import { isDocumentKind } from '../documents/document-kinds.ts';
import { abbreviations } from './abbreviation-data.ts';
import { abbreviationKey } from './abbreviation-index.ts';
import { adultLimits, analytes, criticalLimits } from './analyte-data.ts';
import { analyteKey } from './analyte-key.ts';
import { AbbreviationEntry, AdultLimit, AnalyteEntry, CriticalLimit, MedicineEntry, TermEntry } from './entries.ts';
import { medicines } from './medicine-data.ts';
import { phraseKey } from './phrase-buckets.ts';
import publishers from './sources.json' with { type: 'json' };
import { terms } from './term-data.ts';

type Claim = { key: string; by: string };

/** Keys that more than one entry lays claim to. */
function collisions(claims: readonly Claim[]): string[] {
  const owners = new Map<string, string>();
  const found: string[] = [];
  for (const { key, by } of claims) {
    const owner = owners.get(key);
    if (owner !== undefined && owner !== by) found.push(`"${key}" is claimed by ${owner} and ${by}`);
    owners.set(key, by);
  }
  return found;
}

const claimsOf = (by: string, names: readonly string[], keyOf: (name: string) => string): Claim[] =>
  names.map((name) => ({ key: keyOf(name), by }));

test.each([
  ['analyte', AnalyteEntry, analytes],
  ['critical limit', CriticalLimit, criticalLimits],
  ['adult limit', AdultLimit, adultLimits],
  ['term', TermEntry, terms],
  ['abbreviation', AbbreviationEntry, abbreviations],
  ['medicine', MedicineEntry, medicines],
] as const)('every %s has the shape of its record', (_, entry, records) => {
  const { error } = z.array(z.strictObject(entry.shape)).safeParse(records);

  expect(error?.issues.slice(0, 5)).toBeUndefined();
});

test('no two analytes share a printed name', () => {
  const claims = analytes.flatMap(({ id, name, also }) => claimsOf(id, [name, ...also], analyteKey));

  expect(collisions(claims)).toEqual([]);
});

test('no two terms share a phrase', () => {
  const claims = terms.flatMap(({ term, also }) => claimsOf(term, [term, ...also], phraseKey));

  expect(collisions(claims)).toEqual([]);
});

test('every phrase holds a letter, and its brackets close', () => {
  const phrases = [
    ...terms.flatMap(({ term, also }) => [term, ...also]),
    ...medicines.flatMap(({ generic, brands }) => [generic, ...brands]),
  ];
  const isWhole = (phrase: string) =>
    /\p{L}/u.test(phrase) && !phrase.includes(';') && phrase.split('(').length === phrase.split(')').length;

  expect(phrases.filter((phrase) => !isWhole(phrase))).toEqual([]);
});

test('no two medicines share a name', () => {
  const claims = medicines.flatMap(({ generic, brands }) => claimsOf(generic, [generic, ...brands], phraseKey));

  expect(collisions(claims)).toEqual([]);
});

test('no abbreviation or analyte id is recorded twice', () => {
  const keys = [
    ...abbreviations.map((entry) => abbreviationKey(entry.abbreviation)),
    ...analytes.map(({ id }) => `id ${id}`),
  ];

  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('every source names a listed publisher', () => {
  const listed = new Set(publishers.map(({ publisher }) => publisher));
  const cited = [...analytes, ...criticalLimits, ...adultLimits, ...terms, ...abbreviations, ...medicines].map(
    ({ source }) => source,
  );

  expect(cited.filter((source) => !listed.has(source.slice(0, source.indexOf(':'))))).toEqual([]);
});

test('every analyte counts towards a kind of lab document', () => {
  expect(analytes.filter(({ group }) => !isDocumentKind(group)).map(({ id }) => id)).toEqual([]);
});

test('limits and shares point at analytes that exist', () => {
  const ids = new Set(analytes.map(({ id }) => id));
  const limits = [...criticalLimits, ...adultLimits];
  const named = [...limits.map(({ analyte }) => analyte), ...analytes.flatMap(({ percent = [] }) => percent)];

  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('every critical limit has a bound, the low one below the high one', () => {
  const broken = criticalLimits.filter(
    ({ low, high }) => (low ?? -Infinity) >= (high ?? Infinity) || (low ?? high) === null,
  );

  expect(broken).toEqual([]);
});

test('every question ends as a question', () => {
  const questions = [...analytes.flatMap(({ ask }) => ask), ...terms.flatMap(({ ask = [] }) => ask)];

  expect(questions.filter((question) => !/^[A-Z].*\w\?$/.test(question))).toEqual([]);
});

test('abbreviations with several senses say what tells them apart, all but at most one', () => {
  const unclear = abbreviations.filter(({ senses }) => senses.filter(({ context }) => context.length === 0).length > 1);

  expect(unclear.map(({ abbreviation }) => abbreviation)).toEqual([]);
});
