import { matchesIn } from '../../kernel/matches-in.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { numbersIn } from '../told/quantities.ts';
import { stemsIn } from '../source/standing.ts';
import { oppositePairs } from '../wording/doubt-words.ts';
import type { Check } from './check.ts';

/** Two things of one kind that a text tells apart, and what it says of each: a number or the beginning of a word. */
type Bound = ReadonlyMap<string, ReadonlySet<string>>;

/** "Low in fat" is no "high in fat", though print names no other. */
const lowAndHigh = String(oppositePairs.findIndex(([form]) => form?.test('low')));

/** What print says of one of two things is not told of the other: sides, states, medicines. */
export const swapped: Check = ({ told, quoted, source: { knowledge } }) => {
  if (quoted === undefined || quoted.isInRow || told.isQuestion) return [];
  const printed = [quoted.words, quoted.sentence].map((words) => ({ words, kinds: anchorsOf(words, knowledge) }));
  const said = anchorsOf(told.plain, knowledge);
  const isSwapped = [...said].some(([kind, form]) => {
    const place = printed.find(({ kinds }) => (kinds.get(kind)?.names.size ?? 0) > (kind === lowAndHigh ? 0 : 1));
    const own = place?.kinds.get(kind);
    return place !== undefined && own !== undefined && areCrossed(bound(told.plain, form), bound(place.words, own));
  });
  return isSwapped ? ['swap'] : [];
};

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
    [...found, ['medicine', medicines] as const]
      .filter(([, at]) => at.length > 0)
      .map(([kind, at]) => [kind, { at, names: new Set(at.map(({ name }) => name)) }]),
  );
}

const parting = /[,;:.]\s|(?<![\d%] )\b(?:and|but|while|whereas|then|y|pero)\b/gi;

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

/** A number, or more than one word, is told of one thing only, and printed of others only. */
function areCrossed(told: Bound, printed: Bound): boolean {
  const crossed = [...told].filter(([item, said]) => {
    const own = printed.get(item);
    return said.size === 1 && own !== undefined && own.size > 0 && [...said].every((name) => !own.has(name));
  });
  return crossed.length > 1 || crossed.some(([item]) => /^\d/.test(item));
}
