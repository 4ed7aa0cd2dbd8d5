import type { Sentence } from '#core/documents/explanation.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';

// A word of the head of a report stands behind many sentences.
const most = 3;

/** The sentences of an explanation that a place of the text stands behind, each once, those with the fewest sources first. */
export function usesOf(place: Span, sentences: Sentence[]): Sentence[] {
  const using = sentences.filter(({ spans }) => spans.some((span) => overlaps(span, place)));
  const once = new Map(using.map((sentence) => [sentence.text, sentence]));
  return [...once.values()].toSorted((a, b) => a.spans.length - b.spans.length).slice(0, most);
}
