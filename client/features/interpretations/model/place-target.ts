import type { LabResult, Sentence } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';
import { pointedSentence } from './pointed-sentence.ts';

/** What the explanation makes of a place of the document. */
export type PlaceTarget = { kind: 'sentence'; sentence: Sentence } | { kind: 'result'; result: LabResult };

const few = 3; // sources: a sentence with more of them is about the whole report

/** The sentence that is about a place, or the result that stands there; null where the explanation says nothing of it. */
export function placeTarget(
  place: Span,
  { sentences, labResults }: Pick<Interpretation, 'sentences' | 'labResults'>,
): PlaceTarget | null {
  const sentence = pointedSentence(sentences, place, null);
  if (sentence !== null && sentence.spans.length <= few) return { kind: 'sentence', sentence };
  const result = labResults.find(({ span }) => overlaps(span, place));
  if (result !== undefined) return { kind: 'result', result };
  return sentence && { kind: 'sentence', sentence };
}

/** By which a result is known on the page. */
export const resultKey = ({ span, name }: Pick<LabResult, 'span' | 'name'>): string => `${span[0]} ${name}`;
