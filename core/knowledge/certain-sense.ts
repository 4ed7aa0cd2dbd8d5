import type { AbbreviationEntry } from './entries.ts';

export type Sense = AbbreviationEntry['senses'][number];

/**
 * The one sense that the words around an abbreviation leave. A lone sense without context words always fits; every other one only
 * beside a word that starts with one of its context words. None or several fitting: undefined, for then nobody can be sure.
 */
export function certainSense({ senses }: AbbreviationEntry, around: string): Sense | undefined {
  const [only] = senses;
  if (senses.length === 1 && only?.context.length === 0) return only;
  const words = around.toLowerCase();
  const fitting = senses.filter(({ context }) => context.some((word) => hasWordStart(words, word.toLowerCase())));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "art" starts a word of "arterial line", and none of "heart". */
function hasWordStart(words: string, start: string): boolean {
  for (let at = words.indexOf(start); at !== -1; at = words.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(words.charAt(at - 1))) return true;
  }
  return false;
}
