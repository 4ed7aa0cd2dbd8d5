import { printedSign, limitsBefore, limitsBehind, limitStarts } from './limit-words.ts';
import { printedDash, printedNumber } from './numbers.ts';
import { footnoteSigns, flagWords } from './printed-flag.ts';
import { unitStarts } from './units.ts';
import { resultStarts } from './wording.ts';

/** What the items of a line look like at a place. Every pattern is sticky and bounded, so that trying it costs little. */

// "5.l", "4.O": a digit that was taken for a letter.
const numberEnd = String.raw`(?!(?![${footnoteSigns}])[\p{L}\d_^]|[-–/:'’][\p{L}\d]|[+]\d|[.,](?:\d|[OolISZB](?!\p{L})))`;
// A dash stands close to both numbers or away from both: in "0.9- 1.1 - 4.0" the first one is a flag.
const furtherDash = String.raw`(?!\s{1,3}[-–—−]\s{1,3}\d)`;

export const rangeAt = new RegExp(
  `(?:1\\s?[:/]\\s?)?(${printedNumber})(?:\\s?(?:%|[\\p{L}µ]{1,6}/[\\p{L}]{1,4}))?${printedDash}(?:1\\s?[:/]\\s?)?(${printedNumber})(?!\\d)${furtherDash}`,
  'iuy',
);
export const boundAt = new RegExp(
  `(${printedSign}|(?:less|lower|fewer|greater|more|higher) than(?: or equal to)?)\\s{0,3}(${printedNumber})`,
  'iuy',
);
export const limitAt = new RegExp(
  `(?:(?:${limitsBefore})\\s?:?\\s{0,2}(?:${printedSign})?\\s?(?:1\\s?[:/]\\s?)?${printedNumber}(?:\\s{1,2}(?:${limitsBehind})(?!\\p{L}))?|` +
    `${printedNumber}\\s{1,2}(?:${limitsBehind})(?!\\p{L}))${numberEnd}`,
  'iuy',
);
export const titreAt = new RegExp(
  `(${printedSign})?\\s{0,3}(1(?:\\s?:\\s?\\d|\\s(?:in|zu)\\s\\d|/(?=[48]\\b|\\d{2})\\d)\\d{0,5})(?![\\d:/.]|\\s?[ap]m)`,
  'iuy',
);
export const semiAt = /[1-4]\+(?=[\s,;.)|]|$)/uy;
export const numberAt = new RegExp(`=?\\s{0,2}[*]{0,2}(${printedNumber})`, 'uy');
export const courseAt = new RegExp(
  String.raw`(?:\s?(?:-{1,2}>|=>|[→➔➜])\s?(?=\d)(${printedNumber})){1,6}${numberEnd}`,
  'uy',
);
export const numberEndAt = new RegExp(numberEnd, 'uy');
export const labelAt = new RegExp(
  String.raw`(?:(?:reference|ref\.?|biological ref(?:erence|\.)?|normal|standard|expected|therapeutic) (?:range|interval|values?|limits?)s?\s?:?` +
    String.raw`|(?:reference|ref\.?|range|normal|nl|rr|ref\.?range)\s?[:=]?\s?(?=[\d<>≤≥(-])|normal\s?[:=]?\s?(?=(?:${limitsBefore})\s))`,
  'iuy',
);
// Dots that lead from a name to its figure are no part of the name.
export const wordAt = /[.…]{3,80}|(?:(?!\.{3})[^\s|…]){1,80}/uy;
export const unitStart = /[\p{L}%#/‰×✕{[]|10[\^*eE⁰-⁹+²³¹]|[1xX][0lLI][0oO\d]/uy;

/** The first words of what announces a range or bounds one, as `labelAt`, `limitAt` and `boundAt` know it. */
const rangeStarts =
  'reference ref biological normal standard expected therapeutic range nl rr less lower fewer greater more higher'.split(
    ' ',
  );

const special: ReadonlySet<string> = new Set([
  ...rangeStarts,
  ...limitStarts,
  ...flagWords,
  ...resultStarts,
  ...unitStarts,
]);

const months: ReadonlySet<string> = new Set('jan feb mar apr may jun jul aug sep oct nov dec'.split(' '));

const letterWordAt = /[\p{L}]{2,80}(?=[\s,;:)]|$)/uy;

/** The length of a word at a place that can be a word only, which most words of a text are; 0 when it may be more. */
export function plainWordLength(line: string, place: number): number {
  const length = wordLength(line, place);
  if (length === 0) return 0;
  const lower = line.slice(place, place + length).toLowerCase();
  return special.has(lower) || months.has(lower.slice(0, 3)) ? 0 : length;
}

/** Most words are of plain letters, which are counted in a fraction of the time. */
function wordLength(line: string, place: number): number {
  let end = place;
  while (isPlainLetter(line.charCodeAt(end))) end += 1;
  if (line.charCodeAt(end) > 127 || end - place > longestPlain) {
    letterWordAt.lastIndex = place;
    return letterWordAt.exec(line)?.[0].length ?? 0;
  }
  return end - place > 1 && (end === line.length || closing.has(line.charCodeAt(end))) ? end - place : 0;
}

const longestPlain = 80;
const isPlainLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91);
const closing: ReadonlySet<number> = new Set(Array.from('\t\n\v\f\r ,;:)', (sign) => sign.charCodeAt(0)));
