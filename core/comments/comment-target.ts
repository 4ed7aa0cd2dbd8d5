import { z } from 'zod';
import { cleanQuote } from './clean-comment.ts';

const longestQuotes = { sentence: 500, term: 200 } as const;

const quoteOf = (longest: number) => z.string().overwrite(cleanQuote).min(1).max(longest);

/** What a comment is about. The words are kept with it, since explanations are told anew. */
export const CommentTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('document') }),
  z.strictObject({ kind: z.literal('sentence'), quote: quoteOf(longestQuotes.sentence) }),
  z.strictObject({ kind: z.literal('term'), quote: quoteOf(longestQuotes.term) }),
]);
export type CommentTarget = z.infer<typeof CommentTarget>;

/** A target of words as they are shown: long ones are named by how they begin. */
export const targetOf = (kind: 'sentence' | 'term', words: string): CommentTarget => ({
  kind,
  quote: cleanQuote(cleanQuote(words).slice(0, longestQuotes[kind])),
});

const keyOf = (target: CommentTarget): string =>
  target.kind === 'document' ? target.kind : `${target.kind} ${cleanQuote(target.quote)}`;

export const isSameTarget = (one: CommentTarget, other: CommentTarget): boolean => keyOf(one) === keyOf(other);
