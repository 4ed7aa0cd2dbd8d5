import { z } from 'zod';
import { Language, Sentence } from '#core/documents/explanation.ts';

/** The kinds of errors planted in wrong sentences, by the verifier's own words for faults, in the order of the table. */
export const errorKinds = [
  ...(['number', 'unit', 'range', 'direction', 'analyte', 'negation', 'certainty', 'side', 'severity'] as const),
  ...(['family', 'historical', 'invented', 'you_have', 'advice', 'dose', 'lay_word', 'date', 'name'] as const),
  ...(['link', 'instruction', 'language', 'no_source'] as const),
] as const;
export type ErrorKind = (typeof errorKinds)[number];

export const setHalves = ['development', 'unseen'] as const;
export type SetHalf = (typeof setHalves)[number];

/** A sentence as a model would hand it in, and whether it should be shown. `lines` and `quote` may be a little off, as a model's are. */
export const SentenceRecord = z
  .strictObject({
    half: z.enum(setHalves),
    text: z.string().min(1),
    lines: z.array(z.int().positive()),
    quote: z.string(),
    section: Sentence.shape.section,
    language: Language.optional(), // English where it is not said
    verdict: z.enum(['right', 'wrong']),
    kind: z.enum(errorKinds).optional(),
  })
  .refine(
    ({ verdict, kind }) => (verdict === 'wrong') === (kind !== undefined),
    'a wrong sentence has one kind of error',
  );
export type SentenceRecord = z.infer<typeof SentenceRecord>;
