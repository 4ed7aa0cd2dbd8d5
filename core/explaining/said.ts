import type { Sentence } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';

/** One sentence before it has a place on the screen. */
export type Said = Omit<Sentence, 'section'>;

/** What the document says, and where. */
export const fromDocument = (text: string, spans: Span[]): Said => ({ text, spans, basis: 'document' });

/** What is true whatever the document says. Spans, where given, say what made us say it. */
export const general = (text: string, spans: Span[] = []): Said => ({ text, spans, basis: 'general' });

export const inSection = (section: Sentence['section'], said: readonly Said[]): Sentence[] =>
  said.map((sentence) => ({ section, ...sentence }));

/** Each text once, the first time it is said. */
export function onlyOnce<T extends { text: string }>(said: readonly T[]): T[] {
  const seen = new Set<string>();
  return said.filter(({ text }) => !seen.has(text) && seen.add(text));
}
