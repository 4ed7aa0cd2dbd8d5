import type { Sentence } from '../documents/explanation.ts';
import { textAt } from '../kernel/span.ts';

export type PrintedSource = { sentence: string; quotes: string[]; left: number };

// A sentence about all results would print the whole report behind it.
const mostQuotes = 4;

/** What goes on the last sheet: each sentence once, with the words of the document that it comes from. */
export function printedSources(sentences: Sentence[], text: string): PrintedSource[] {
  const sourced = sentences.filter(({ basis, spans }) => basis === 'document' && spans.length > 0);
  const spansOf = new Map(sourced.map(({ text: sentence, spans }) => [sentence, spans]));
  return [...spansOf].map(([sentence, spans]) => {
    const quotes = [...new Set(spans.map((span) => textAt(text, span).replace(/\s+/gu, ' ')))];
    return { sentence, quotes: quotes.slice(0, mostQuotes), left: Math.max(0, quotes.length - mostQuotes) };
  });
}
