import { z } from 'zod';
import { Span } from '../kernel/span.ts';

/**
 * What a page is made of. `scan`: a picture of a page; `mixed`: a picture with printed text over it; `outlined`: letters drawn as
 * shapes; `broken_encoding`: letters whose codes mean nothing; `hidden_ocr`: a picture with recognised text behind it; `form`: a
 * form whose values were typed in.
 */
export const PageKind = z.enum(['text', 'scan', 'mixed', 'outlined', 'broken_encoding', 'hidden_ocr', 'form', 'blank']);
export type PageKind = z.infer<typeof PageKind>;

/** Left, top, right and bottom, as shares (0..1) of the width and height of the upright page. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof Box>;

/**
 * Why a recognised word may be wrong. `faint`: low confidence; `differs`: a second reading saw something else; `unlike_range`: its
 * decimals do not fit the range beside it; `unknown_unit`: not one of the units we know; `covered`: a stamp, a fold or handwriting
 * lies over it.
 */
export const WordDoubt = z.object({
  reason: z.enum(['faint', 'differs', 'unlike_range', 'unknown_unit', 'covered']),
  /** What the second reading saw. */
  other: z.string().optional(),
});
export type WordDoubt = z.infer<typeof WordDoubt>;

/** What a person put in the place of a doubtful word, or confirmed: `read` is what the machine had read. */
export const WordCorrection = z.object({ read: z.string(), at: z.string() });
export type WordCorrection = z.infer<typeof WordCorrection>;

/** `confidence` is 0..1, and null for words that were printed as text and not recognised from a picture. */
export const PageWord = z.object({
  span: Span,
  box: Box,
  confidence: z.number().nullable(),
  doubt: WordDoubt.optional(),
  corrected: WordCorrection.optional(),
});
export type PageWord = z.infer<typeof PageWord>;

/** Why nobody could read a page. The client has a text and advice for every one. */
export const PageProblem = z.enum([
  'blurred',
  'too_small',
  'too_dark',
  'too_noisy',
  'unknown_letters',
  'no_words',
  'took_too_long',
]);
export type PageProblem = z.infer<typeof PageProblem>;

/** Quarter turns clockwise that make a page upright. */
export const Turn = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
export type Turn = z.infer<typeof Turn>;

/** One page: `width` and `height` of the upright page give its shape, `span` its part of the text. */
export const DocumentPage = z.object({
  number: z.number(),
  kind: PageKind,
  width: z.number(),
  height: z.number(),
  turn: Turn,
  /** Whether a straightened picture was made while reading; other pages are drawn from the original when asked for. */
  hasPicture: z.boolean(),
  problem: PageProblem.nullable(),
  span: Span,
  words: z.array(PageWord),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

/** Where the words of a document stand on its pages. A text file has no pages. */
export const DocumentLayout = z.object({ pages: z.array(DocumentPage) });
export type DocumentLayout = z.infer<typeof DocumentLayout>;

/** What the list of pages tells without the words. */
export const PageSummary = DocumentPage.omit({ words: true }).extend({ doubtful: z.number() });
export type PageSummary = z.infer<typeof PageSummary>;

/** Whether a word may be wrong: what a person corrected or confirmed is what stands on the paper. */
export const isDoubtful = ({ doubt, corrected }: PageWord): boolean => doubt !== undefined && corrected === undefined;

export function summaryOf({ words, ...page }: DocumentPage): PageSummary {
  return { ...page, doubtful: words.filter(isDoubtful).length };
}
