import { flagWords } from './printed-flag.ts';
import { unitStarts } from './units.ts';
import { resultStarts } from './wording.ts';

/** The first words of what announces a range or bounds one, as `labelAt`, `limitAt` and `boundAt` know it. */
const rangeStarts =
  `reference ref biological normal standard expected therapeutic range nl rr up upto at no above below under over exceeding
  bis until less lower fewer greater more higher`.split(/\s+/);

const special: ReadonlySet<string> = new Set([...rangeStarts, ...flagWords, ...resultStarts, ...unitStarts]);

const months: ReadonlySet<string> = new Set('jan feb mar apr may jun jul aug sep oct nov dec'.split(' '));

const wordAt = /[\p{L}]{2,80}(?=[\s,;:)]|$)/uy;

/** The length of a word at a place that can be a word only, which most words of a text are; 0 when it may be more. */
export function plainWordLength(line: string, place: number): number {
  wordAt.lastIndex = place;
  const word = wordAt.exec(line)?.[0];
  if (word === undefined) return 0;
  const lower = word.toLowerCase();
  return special.has(lower) || months.has(lower.slice(0, 3)) ? 0 : word.length;
}
