import { matchesIn } from '../../kernel/matches-in.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { numbersIn } from '../told/quantities.ts';
import { stemsIn } from '../source/standing.ts';
import { opposites } from '../wording/doubt-words.ts';
import type { Case, Check } from './check.ts';

/** Where a text names one of the things of a kind, by which it is known there. */
type Anchor = { name: string; index: number };
/** Things that exclude each other: sides, states, medicines. `least`: so many of them print must tell apart. */
type Kind = { find(text: string, knowledge: Knowledge): Anchor[]; least: number };

const kindOf =
  (least: number) =>
  (pair: readonly RegExp[]): Kind => ({
    least,
    find: (text) =>
      pair.flatMap((form, name) => matchesIn(text, form).map(({ index }) => ({ name: String(name), index }))),
  });

const medicines: Kind = {
  least: 2,
  find: (text, knowledge) =>
    knowledge.findMedicines(text).map(({ entry, start }) => ({ name: entry.generic, index: start })),
};

/** What comes first, and what then. */
const steps: Kind = {
  least: 2,
  find: (text) => {
    const [found] = matchesIn(text, /\b(?:then|followed by|afterwards)\b/gi);
    if (found === undefined) return [];
    return [
      { name: 'first', index: 0 },
      { name: 'then', index: found.index + found[0].length },
    ];
  },
};

const plain = opposites.plain.map(kindOf(2));
const sides = opposites.sides.map(kindOf(2));
const kinds: readonly Kind[] = [
  ...opposites.loose.map(kindOf(1)),
  ...[...plain, ...sides, ...opposites.told.map(kindOf(2))],
  ...[medicines, steps],
];

/** What print says of one of two things is not told of the other: sides, states, medicines. */
export const swapped: Check = (one) => {
  const { told, quoted } = one;
  if (quoted === undefined || quoted.isInRow || told.isQuestion) return [];
  const isSwapped =
    plain.some((kind) => isReversed(kind, told.plain, quoted.words, one.source.knowledge)) ||
    kinds.some((kind) => {
      const crossed = crossedOf(kind, one);
      return crossed.length > (sides.includes(kind) ? 0 : 1) || crossed.some(isNumber);
    });
  return isSwapped ? ['swap'] : [];
};

/** Two amounts of two medicines have changed places, or those of a medicine first and then. */
export const swappedDoses: Check = (one) => {
  if (one.told.quantities.length < 2) return [];
  const isCrossed = [medicines, steps].some(
    (kind) =>
      namesIn(kind.find(one.told.plain, one.source.knowledge)).size > 1 &&
      crossedOf(kind, one).filter(isNumber).length > 1,
  );
  return isCrossed ? ['dose'] : [];
};

const isNumber = (item: string): boolean => /^\d/.test(item);
const namesIn = (anchors: readonly Anchor[]): Set<string> => new Set(anchors.map(({ name }) => name));

/** One of the two is told, and the other alone is printed. */
function isReversed({ find }: Kind, told: string, printed: string, knowledge: Knowledge): boolean {
  const [said, ...more] = namesIn(find(told, knowledge));
  if (said === undefined || more.length > 0) return false;
  const [own, ...others] = namesIn(find(printed, knowledge));
  return own !== undefined && own !== said && others.length === 0;
}

/** What is told of one thing only, and printed of others only, in the first words that tell enough of them apart. */
function crossedOf({ find, least }: Kind, { told, quoted, source: { knowledge } }: Case): string[] {
  const said = find(told.plain, knowledge);
  if (said.length === 0 || quoted === undefined) return [];
  for (const words of [quoted.words, quoted.sentence]) {
    const own = find(words, knowledge);
    if (namesIn(own).size >= least) return crossed(bound(told.plain, said), bound(words, own));
  }
  return [];
}

/** What a text says of each of its things: a number or the beginning of a word, with the names of those it is said of. */
type Bound = ReadonlyMap<string, ReadonlySet<string>>;

const parting = /[,;:.]\s| [/+] |(?<![\d%] )\b(?:and|y)\b|\b(?:but|while|whereas|then|than|pero)\b/gi;
/** What stands between a thing and its verb is the thing itself, and not what is said of it. */
const subject = /^[^.;,]*?(?=\b(?:is|are|was|were|has|have|had|looks?|looked|shows?|showed|measures?)\b)/i;

/** Every word and number with the things that it is said of: those of its own part of the sentence, else the last before it. */
function bound(text: string, at: readonly Anchor[]): Bound {
  const said = new Map<string, Set<string>>();
  const stops = [0, ...matchesIn(text, parting).map(({ index }) => index), text.length];
  let last: string[] = [];
  for (const [place, from] of stops.entries()) {
    const to = stops[place + 1] ?? text.length;
    const own = at.filter(({ index }) => from <= index && index < to).map(({ name }) => name);
    if (own.length > 0) last = own;
    const part = text.slice(from, to);
    const opens = at.find(({ index }) => from <= index && index < to)?.index;
    const saidIn =
      opens === undefined ? part : part.slice(0, opens - from) + part.slice(opens - from).replace(subject, ' ');
    for (const item of [...stemsIn(saidIn), ...numbersIn(part).map(String)]) {
      said.set(item, new Set([...(said.get(item) ?? []), ...last]));
    }
  }
  return said;
}

function crossed(told: Bound, printed: Bound): string[] {
  return [...told].flatMap(([item, said]) => {
    const own = printed.get(item);
    const isOfOthers = own !== undefined && own.size > 0 && [...said].every((name) => !own.has(name));
    return said.size === 1 && isOfOthers ? [item] : [];
  });
}
