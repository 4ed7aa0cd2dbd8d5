import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

/** What begins a statement of its own: neither a denial nor a doubt before it reaches behind it. */
const openings: readonly RegExp[] = [
  /[,;] (?:so|but|yet)\b|; /gi,
  /, (?:and|while) (?=(?:the|there|a|an|it|he|she|they|you|his|her|your|this|these)\b[^,;.]{0,60}?\b(?:was|were|is|are|has|have|had|will|should|can|may|showed|shows|looked|looks|sounded)\b)/gi,
  / (?=when (?:checking|looking|testing|examin\w+|measured)\b)/gi,
];

/** The statements of a sentence, in order, as stretches of it. */
export function clausesIn(text: string): Span[] {
  const starts = openings.flatMap((form) => matchesIn(text, form).map(({ index }) => index)).sort((a, b) => a - b);
  return [0, ...starts].map((start, at) => [start, starts[at] ?? text.length]);
}
