import { z } from 'zod';

/**
 * Where a form has the sense that its entry gives it. Words are small letters. `near`: any of them stands in the sentence or its
 * heading; `paper`: any of them stands anywhere in the paper ("PCR" in one about a pregnancy); `before` and `after`: one of them
 * stands right beside; `kind` and `section`: of the paper and of the part it stands in.
 */
export const Condition = z.strictObject({
  near: z.array(z.string()).optional(),
  paper: z.array(z.string()).optional(),
  before: z.array(z.string()).optional(),
  after: z.array(z.string()).optional(),
  kind: z.array(z.string()).optional(),
  section: z.array(z.string()).optional(),
});
export type Condition = z.infer<typeof Condition>;

export const LexiconCategory = z.enum([
  'noun', // the head of a noun phrase: "pleural effusion"
  'place', // a part of the body, alone or before a noun: "lower lobe"
  'adjective',
  'adverb',
  'verb', // base form; inflected with what is said for it
  'phrase', // put in as it is
  'sentence', // a clause with slots: "{x} is unremarkable"
]);
export type LexiconCategory = z.infer<typeof LexiconCategory>;

/** What is printed, and the plain words of the same kind that can stand in its place. Kept as JSON by subject under lexicon/. */
export const LexiconEntry = z.strictObject({
  say: z.string().min(1),
  forms: z.array(z.string().min(1)).min(1), // in small letters: any case; with a capital: that case exactly
  category: LexiconCategory,
  number: z.enum(['singular', 'plural', 'mass', 'amount']).optional(), // of `say`; "amount": a mass that comes in amounts
  plural: z.string().optional(), // of `say`; then regular plurals of the forms are known too
  sides: z.string().optional(), // `say` for both sides, where it has a {side}
  attributive: z.string().optional(), // of a place: the word that stands before a noun
  position: z.enum(['before', 'after']).optional(), // of an adjective: only before its noun, only after its verb
  keepName: z.boolean().optional(), // the printed name in brackets, where it is first told
  onlyIf: Condition.optional(),
  never: Condition.optional(),
  slots: z.record(z.string(), z.enum(['number', 'any'])).optional(),
  examples: z.array(
    z.strictObject({ in: z.string(), out: z.string(), kind: z.string().optional(), section: z.string().optional() }),
  ),
});
export type LexiconEntry = z.infer<typeof LexiconEntry>;

export const LexiconFile = z.strictObject({
  subject: z.string(),
  sources: z.array(z.string().regex(/^[^:]+: .+/)).min(1),
  entries: z.array(LexiconEntry),
});
export type LexiconFile = z.infer<typeof LexiconFile>;
