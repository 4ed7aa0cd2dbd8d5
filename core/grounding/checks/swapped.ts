import { matchesIn } from '../../kernel/matches-in.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { numbersIn } from '../told/quantities.ts';
import { stemsIn } from '../source/standing.ts';
import { oppositePairs, plainOpposites } from '../wording/doubt-words.ts';
import type { Check } from './check.ts';

/** Two things of one kind that a text tells apart, and what it says of each: a number or the beginning of a word. */
type Bound = ReadonlyMap<string, ReadonlySet<string>>;

/** "Low in fat" is no "high in fat", though print names no other. */
const lowAndHigh = String(oppositePairs.findIndex(([form]) => form?.test('low')));

/** What print says of one of two things is not told of the other: sides, states, medicines. */
export const swapped: Check = ({ told, quoted, source: { knowledge } }) => {
  if (quoted === undefined || quoted.isInRow || told.isQuestion) return [];
  const isReversed = plainOpposites.some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(([said, printed]) => isAlone(said, printed, told.plain) && isAlone(printed, said, quoted.words)),
  );
  if (isReversed) return ['swap'];
  const places = [quoted.words, quoted.sentence];
  const isSwapped = [...anchorsOf(told.plain, knowledge)].some(([kind, form]) => {
    const crossed = crossedIn({ text: told.plain, anchors: form }, places, kind, knowledge);
    return crossed.length > 1 || crossed.some(isNumber);
  });
  return isSwapped ? ['swap'] : [];
};

/** Two amounts of two medicines have changed places, or those of a medicine first and then. */
export const swappedDoses: Check = ({ told, quoted, source: { knowledge } }) => {
  if (quoted === undefined || told.quantities.length < 2) return [];
  const isCrossed = [medicine, then].some((kind) => {
    const anchors = anchorsOf(told.plain, knowledge).get(kind);
    if (anchors === undefined || anchors.names.size < 2) return false;
    const crossed = crossedIn({ text: told.plain, anchors }, [quoted.words, quoted.sentence], kind, knowledge);
    return crossed.filter(isNumber).length > 1;
  });
  return isCrossed ? ['dose'] : [];
};

const medicine = 'medicine';
const then = 'then';
const isNumber = (item: string): boolean => /^\d/.test(item);

const isAlone = (one: RegExp | undefined, other: RegExp | undefined, text: string): boolean =>
  one?.test(text) === true && other?.test(text) === false;

/** What is told of one thing only, and printed of others only, in the first of the places that tells two apart. */
function crossedIn(
  told: { text: string; anchors: Anchors },
  places: readonly string[],
  kind: string,
  knowledge: Knowledge,
): string[] {
  const least = kind === lowAndHigh ? 1 : 2;
  for (const place of places) {
    const own = anchorsOf(place, knowledge).get(kind);
    if (own !== undefined && own.names.size >= least) return crossed(bound(told.text, told.anchors), bound(place, own));
  }
  return [];
}

/** The things of one kind that a text names: which of them stands where. */
type Anchors = { names: ReadonlySet<string>; at: readonly { name: string; index: number }[] };

function anchorsOf(text: string, knowledge: Knowledge): Map<string, Anchors> {
  const found = oppositePairs.map((pair, kind): [string, Anchors['at']] => [
    String(kind),
    pair.flatMap((form, name) =>
      matchesIn(text, new RegExp(form, 'giu')).map(({ index }) => ({ name: String(name), index })),
    ),
  ]);
  const medicines = knowledge.findMedicines(text).map(({ entry, start }) => ({ name: entry.generic, index: start }));
  return new Map(
    [...found, [medicine, medicines] as const, [then, stepsOf(text)] as const]
      .filter(([, at]) => at.length > 0)
      .map(([kind, at]) => [kind, { at, names: new Set(at.map(({ name }) => name)) }]),
  );
}

/** What comes first, and what then. */
function stepsOf(text: string): Anchors['at'] {
  const at = text.search(/\b(?:then|followed by|afterwards)\b/i);
  const after = at === -1 ? -1 : at + (/^\w+/.exec(text.slice(at))?.[0].length ?? 0);
  return at === -1
    ? []
    : [
        { name: 'first', index: 0 },
        { name: then, index: after },
      ];
}

const parting = /[,;:.]\s| [/+] |(?<![\d%] )\b(?:and|y)\b|\b(?:but|while|whereas|then|pero)\b/gi;

/** Every word and number with the things that it is said of: those of its own part of the sentence, else the last before it. */
function bound(text: string, { at }: Anchors): Bound {
  const said = new Map<string, Set<string>>();
  const stops = [0, ...matchesIn(text, parting).map(({ index }) => index), text.length];
  let last: string[] = [];
  for (const [place, from] of stops.entries()) {
    const to = stops[place + 1] ?? text.length;
    const own = at.filter(({ index }) => from <= index && index < to).map(({ name }) => name);
    if (own.length > 0) last = own;
    const part = text.slice(from, to);
    for (const item of [...stemsIn(part), ...numbersIn(part).map(String)]) {
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
