import type { VerifySource } from './verify-source.ts';

/** Shorter words have others a letter away. */
const shortest = 7;

/** The word of a document that is this one but for a letter, where it is no other word that we know: "vomitting". */
export function misprintOf(folded: string, source: VerifySource): string | undefined {
  if (folded.length < shortest) return undefined;
  const words = known.get(source) ?? Map.groupBy(source.mentions.words(), keyOf);
  known.set(source, words);
  const alike = [-1, 0, 1].flatMap((more) => words.get(`${folded.charAt(0)}${folded.length + more}`) ?? []);
  return alike.find((word) => isOneAway(word, folded) && source.knowledge.findTerm(word) === undefined);
}

/** The words of a document by first letter and length. */
const known = new WeakMap<VerifySource, Map<string, string[]>>();
const keyOf = (word: string): string => `${word.charAt(0)}${word.length}`;

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
