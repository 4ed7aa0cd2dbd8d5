import { limitStarts } from './limit-words.ts';
import { flagWords } from './printed-flag.ts';
import { unitStarts } from './units.ts';
import { resultStarts } from './wording.ts';

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

const wordAt = /[\p{L}]{2,80}(?=[\s,;:)]|$)/uy;

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
    wordAt.lastIndex = place;
    return wordAt.exec(line)?.[0].length ?? 0;
  }
  return end - place > 1 && (end === line.length || closing.has(line.charCodeAt(end))) ? end - place : 0;
}

const longestPlain = 80;
const isPlainLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91);
const closing: ReadonlySet<number> = new Set(Array.from('\t\n\v\f\r ,;:)', (sign) => sign.charCodeAt(0)));
