import { expandPhrases } from '../../kernel/expand-phrases.ts';
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
  lists: Readonly<Record<Kind, string>>,
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
      const found = longestAt(root, words, at);
      const kind = found && kinds.get(found.kind);
      if (found && kind !== undefined) cues.push({ kind, first: at, last: found.last });
      at = (found?.last ?? at) + 1;
    }
    return cues;
  };
}

function addPhrase(root: Node, phrase: string, kind: string): void {
  let node = root;
  for (const { word } of toldWords(phrase)) {
    const child = node.next.get(word) ?? emptyNode();
    node.next.set(word, child);
    node = child;
  }
  node.kind ??= kind;
}

function longestAt(root: Node, words: readonly ToldWord[], from: number): { kind: string; last: number } | undefined {
  let best: { kind: string; last: number } | undefined;
  let node = root.next.get(words[from]?.word ?? '');
  for (let at = from; node !== undefined; at += 1) {
    if (node.kind !== undefined) best = { kind: node.kind, last: at };
    node = node.next.get(words[at + 1]?.word ?? '');
  }
  return best;
}
