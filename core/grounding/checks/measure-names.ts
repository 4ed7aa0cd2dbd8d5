import { matchesIn } from '../../kernel/matches-in.ts';
import { rememberLatest } from '../../kernel/remember-latest.ts';
import measures from '../wording/measure-names.json' with { type: 'json' };

const escaped = (name: string): string => name.replaceAll('/', String.raw`\/`);
const anyOf = (names: readonly string[], flags: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d/])(?:${[...names]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\p{L}\d/])`,
    flags,
  );

/** Measures that print puts side by side in a line: each with the words for it, and the abbreviations, which keep their capitals. */
const byWord = new Map(measures.flatMap(({ words }, at) => words.map((name) => [name, at] as const)));
const byShort = new Map(measures.flatMap(({ short }, at) => short.map((name) => [name, at] as const)));
const wordForm = anyOf([...byWord.keys()], 'giu');
const shortForm = anyOf([...byShort.keys()], 'gu');

/** A measure that a text names: its number in the list, and where it stands. */
export type NamedMeasure = { measure: number; start: number; end: number };

/** In order; of two names over each other the longer. */
export const measuresIn = rememberLatest((printed): readonly NamedMeasure[] => {
  const text = printed.replace(/[₀-₉]/g, (digit) => digit.normalize('NFKC'));
  const place = (known: ReadonlyMap<string, number>, name: string, start: number): NamedMeasure[] => {
    const measure = known.get(name);
    return measure === undefined ? [] : [{ measure, start, end: start + name.length }];
  };
  const found = [
    ...matchesIn(text, shortForm).flatMap(({ 0: name, index }) => place(byShort, name, index)),
    ...matchesIn(text, wordForm).flatMap(({ 0: name, index }) => place(byWord, name.toLowerCase(), index)),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((one, at) => (found[at - 1]?.end ?? -1) <= one.start);
});
