import type { VerifySource } from './verify-source.ts';

/** Shorter words have others a letter away. */
const shortest = 7;

/** The word of a document that is this one but for a letter, where it is no other word that we know: "vomitting". */
export function misprintOf(folded: string, { mentions, knowledge }: VerifySource): string | undefined {
  if (folded.length < shortest) return undefined;
  for (const word of mentions.words()) {
    if (word[0] === folded[0] && isOneAway(word, folded) && knowledge.findTerm(word) === undefined) return word;
  }
  return undefined;
}

/** One letter more, less or another, or two changed places. */
function isOneAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let [a, b] = [one.length, other.length];
  while (a > from && b > from && one[a - 1] === other[b - 1]) [a, b] = [a - 1, b - 1];
  const isTurned = a - from === 2 && b - from === 2 && one[from] === other[b - 1] && one[a - 1] === other[from];
  return isTurned || (a - from <= 1 && b - from <= 1);
}
