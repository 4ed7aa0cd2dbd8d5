import { expandPhrases } from '../../kernel/expand-phrases.ts';
import { rangeAt } from '../wording/range-words.ts';
import { toldWords, type ToldWord } from './told-words.ts';

/** A phrase of a list found in a sentence: `first` to `last` number its words, both included. */
export type Cue<Kind extends string> = { kind: Kind; first: number; last: number };

type Node = { kind: string | undefined; next: Map<string, Node> };
const emptyNode = (): Node => ({ kind: undefined, next: new Map() });

/**
 * Finds the phrases of several lists in one walk over the words, the longest at each place and none overlapping. Lists are written for
 * expandPhrases. Of two lists with the same phrase the first has it.
 */
export function createCueFinder<Kind extends string>(
  lists: Readonly<Record<Kind, readonly string[]>>,
): (words: readonly ToldWord[]) => Cue<Kind>[] {
  const root = emptyNode();
  const kinds = new Map<string, Kind>();
  for (const kind in lists) {
    kinds.set(kind, kind);
    for (const phrase of expandPhrases(lists[kind])) addPhrase(root, phrase, kind);
  }
  return (words) => {
    const cues: Cue<Kind>[] = [];
    for (let at = 0; at < words.length;) {
      const isOpening = root.next.has(words[at]?.word ?? '') || root.next.has(rangeSlot);
      const found = isOpening ? longestAt(root, words, at) : undefined;
      const kind = found && kinds.get(found.kind);
      if (found && kind !== undefined) cues.push({ kind, first: at, last: found.last });
      at = (found?.last ?? at) + 1;
    }
    return cues;
  };
}

/** Stands in a list for every way of naming a printed range. */
const rangeSlot = '@range';

function addPhrase(root: Node, phrase: string, kind: string): void {
  let node = root;
  const words = phrase
    .split(' ')
    .flatMap((part) => (part === rangeSlot ? [part] : toldWords(part).map(({ word }) => word)));
  for (const word of words) {
    const child = node.next.get(word) ?? emptyNode();
    node.next.set(word, child);
    node = child;
  }
  node.kind ??= kind;
}

function longestAt(node: Node, words: readonly ToldWord[], at: number): Match | undefined {
  const own = node.kind === undefined ? undefined : { kind: node.kind, last: at - 1 };
  const next = node.next.get(words[at]?.word ?? '');
  const plain = next && longestAt(next, words, at + 1);
  const ranged = node.next.get(rangeSlot);
  const end = ranged && rangeAt(words, at);
  const behind = ranged && end !== undefined ? longestAt(ranged, words, end + 1) : undefined;
  return longer(longer(own, plain), behind);
}

type Match = { kind: string; last: number };
/** Of two that end at the same word the former. */
const longer = (one: Match | undefined, other: Match | undefined): Match | undefined =>
  other !== undefined && (one === undefined || other.last > one.last) ? other : one;
