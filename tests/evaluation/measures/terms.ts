import { overlaps } from '#core/kernel/span.ts';
import type { Outcome } from '../case.ts';
import { nothingMeasured, type Measured } from './count.ts';
import { occurrencesOf } from './find-phrases.ts';
import { bare } from './same.ts';

/** Words that a reader of the document will not know: found when one of its places, or the word itself, is among the terms explained. */
export function measureTerms({ expected, explanation: { text }, allTerms }: Outcome): Measured {
  const { terms } = expected;
  if (terms === undefined) return nothingMeasured;
  const isFound = (word: string) => {
    const places = occurrencesOf(word, text);
    return allTerms.some(
      ({ term, spans }) =>
        bare(term) === bare(word) || spans.some((span) => places.some((place) => overlaps(span, place))),
    );
  };
  const missed = terms.filter((word) => !isFound(word));
  return {
    counts: { 'terms found': { hit: terms.length - missed.length, of: terms.length } },
    misses: missed.map((word) => ({ measure: 'term', expected: word, got: '-' })),
  };
}

/** A definition that gives candidates leaves the meaning open. */
const leavesOpen = /\bor\b|can (?:mean|stand for)|could (?:mean|stand for)|may (?:mean|stand for)/i;

/** An abbreviation that nothing decides must not be explained as if it had one meaning. */
export function measureAmbiguous({ expected, allTerms }: Outcome): Measured {
  const { ambiguous } = expected;
  if (ambiguous === undefined) return nothingMeasured;
  const certain = allTerms.find(
    ({ term, definition }) => bare(term) === bare(ambiguous) && !leavesOpen.test(definition),
  );
  return {
    counts: { 'ambiguous told as certain': { hit: certain === undefined ? 0 : 1, of: 1 } },
    misses: certain === undefined ? [] : [{ measure: 'ambiguous', expected: ambiguous, got: certain.definition }],
  };
}
