import { expandPhrases } from '../kernel/expand-phrases.ts';

/** One step of a phrase: the words that may come next, and what is meant where it ends here. */
export type PhraseNode<Meaning> = { next: Map<string, PhraseNode<Meaning>>; ends: Set<Meaning> };

/** Phrases that begin alike share their beginning, so that hundreds are heard in one walk. */
export function phraseGraph<Meaning extends string>(
  lists: Readonly<Partial<Record<Meaning, readonly string[]>>>,
): PhraseNode<Meaning> {
  const root: PhraseNode<Meaning> = { next: new Map(), ends: new Set() };
  for (const meaning in lists) {
    for (const phrase of expandPhrases(lists[meaning] ?? [])) endOf(root, phrase.split(' ')).ends.add(meaning);
  }
  return root;
}

function endOf<Meaning>(root: PhraseNode<Meaning>, words: readonly string[]): PhraseNode<Meaning> {
  let node = root;
  for (const word of words) {
    const next = node.next.get(word) ?? { next: new Map(), ends: new Set() };
    node.next.set(word, next);
    node = next;
  }
  return node;
}
