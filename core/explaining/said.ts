import type { Sentence } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';

/** One sentence before it has a place on the screen. */
export type Said = Omit<Sentence, 'section'>;

/** What the document says, and where. */
export const fromDocument = (text: string, spans: Span[]): Said => ({ text, spans, basis: 'document' });

/** What is true whatever the document says. Spans, where given, say what made us say it. */
export const general = (text: string, spans: Span[] = []): Said => ({ text, spans, basis: 'general' });

/** Each sentence once, the first time it is said; a quote is said already where an earlier quote holds its words. */
export function onlyOnce<T extends { text: string }>(said: readonly T[]): T[] {
  const isNew = notYetSaid();
  return said.filter(({ text }) => isNew(text));
}

/** More quotes than these are compared word for word: each with each of thousands would take longer than to read them. */
const comparedQuotes = 200;

/** Remembers what it was asked about, for sentences that come in several lists. */
export function notYetSaid(): (text: string) => boolean {
  const texts = new Set<string>();
  const quotes: string[] = [];
  return (text) => {
    const quote = text.endsWith('".') ? /^[^"]*: "([^"]+)"\.$/.exec(text)?.[1]?.toLowerCase() : undefined;
    if (texts.has(text) || (quote !== undefined && quotes.some((earlier) => earlier.includes(quote)))) return false;
    texts.add(text);
    if (quote !== undefined && quotes.length < comparedQuotes) quotes.push(quote);
    return true;
  };
}
