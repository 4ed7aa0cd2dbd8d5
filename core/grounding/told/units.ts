import { normaliseUnit } from '../../reading/labs/units.ts';
import words from '../wording/measured-words.json' with { type: 'json' };

/** Units written out, as print has them. "Cells per microliter" is what "/uL" says. */
const writtenOut: readonly (readonly [RegExp, string])[] = [
  [/\b(?:deciliters?|decilitres?|decilitros?)\b/g, 'dl'],
  [/\b(?:milliliters?|millilitres?|mililitros?)\b/g, 'ml'],
  [/\b(?:microliters?|microlitres?|microlitros?)\b/g, 'ul'],
  [/\bcubic millimet(?:er|re)s?\b/g, 'mm3'],
  [/\b(?:liters?|litres?|litros?)\b/g, 'l'],
  [/\binternational units?\b/g, 'iu'],
  [/\bmilli-?international units?\b/g, 'miu'],
  [/\bmilli-?units?\b/g, 'mu'],
  [/\bmilli-?equivalents?\b/g, 'meq'],
  [/\bfemtoliters?\b/g, 'fl'],
  [/\b(?:miligramos?)\b/g, 'mg'],
  [/\b(?:gramos?)\b/g, 'g'],
  [/\b(?:milimoles?)\b/g, 'mmol'],
  [/\bpercent\b|\bper cent\b|\bpor ciento\b/g, '%'],
  [/\bpor\b/g, 'per'],
];

/** What is counted, measured, or taken, by the names that print and people use for it. */
const plainNames = new Map(
  Object.entries(words.units).flatMap(([unit, names]) => names.map((name) => [name, unit] as const)),
);

/** The unit of a plain word, such as "weeks"; the same for print and people. */
export const plainUnit = (word: string): string | undefined => plainNames.get(word.toLowerCase());

const perUnit =
  /^[\s-]{0,2}((?:[\p{L}µμ^\d×.]+\s){0,3}?[\p{L}µμ^\d×.]+\s?(?:\/|\bper\b|\bpor\b)\s?(?:[\p{L}µμ\d.]+)(?:\s?\/\s?[\p{L}\d.]+)?)/u;
const percent = /^\s?(?:%|percent\b|per cent\b|por ciento\b)/i;
const bare = /^[\s-]{0,2}(?:(?:more|further|additional|extra|other|consecutive) )?(\p{L}+|[µμ]g)\b/u;
/** "5 y la densidad": and, no years. */
const spanishAnd = /^ y \p{L}{2}(?!\w* old)/u;
const spelledRate = /^\s?(?:mm\s?hg|millimeters of mercury|beats (?:per|a) minute|breaths (?:per|a) minute)/i;

/** The normal form of the unit that stands behind a number, where one does. */
export function unitBehind(text: string, at: number): string | undefined {
  const rest = text.slice(at, at + 60);
  if (percent.test(rest)) return '%';
  const rate = spelledRate.exec(rest)?.[0];
  if (rate !== undefined) return /hg|mercury/i.test(rate) ? 'mmhg' : 'bpm';
  const per = perUnit.exec(rest)?.[1];
  const known = per === undefined ? undefined : normalUnit(per);
  if (known !== undefined) return known;
  const word = spanishAnd.test(rest) ? undefined : bare.exec(rest)?.[1];
  return word === undefined ? undefined : (plainUnit(word) ?? normalBare(word));
}

/** "mg/dL", "milligrams per deciliter", "thousand cells per microliter": one form for each. */
export function normalUnit(printed: string): string | undefined {
  const plain = writtenOut.reduce((words, [form, unit]) => words.replace(form, unit), printed.toLowerCase());
  const unit = normaliseUnit(plain) ?? normaliseUnit(plain.replace(/\bcells\b\s?/g, '')) ?? plainUnit(plain.trim());
  return unit?.toLowerCase();
}

/** A bare word counts as a unit of a laboratory only where it cannot be an everyday word. */
const normalBare = (word: string): string | undefined =>
  /^(?:fl|pg|ng|u|iu|mmol|umol|nmol|pmol|meq|mosm|g|l|sec|seconds?)$/i.test(word)
    ? normaliseUnit(word)?.toLowerCase()
    : undefined;
