import type { ExplainedTerm } from '#core/documents/explanation.ts';
import type { Passage } from '#core/reading-aloud/passages.ts';

/** The term that a sentence among the terms explains: the last one that was read before it. */
export function termBefore(
  passages: readonly Passage[],
  at: number,
  terms: readonly ExplainedTerm[],
): string | undefined {
  const known = new Set(terms.map(({ term }) => term));
  return passages.slice(0, at).findLast(({ part, text }) => part === 'terms' && known.has(text))?.text;
}
