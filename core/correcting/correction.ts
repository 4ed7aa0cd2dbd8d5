import { z } from 'zod';
import { PageSummary } from '../documents/page-layout.ts';
import { Span } from '../kernel/span.ts';

/** Longer than any word, number with its unit, or name of a test. */
export const maxWrittenLength = 80;

const Offset = z.number().int().min(0).max(100_000_000);

/**
 * What a person read on the paper: `text` stands in the place of the words at `span`, or confirms them where it says the same. With
 * `was`, what the person saw there, nothing is changed when something else stands there by now.
 */
export const CorrectionBody = z.object({
  span: z.tuple([Offset, Offset]),
  text: z.string().max(4 * maxWrittenLength),
  was: z.string().max(1000).optional(),
});
export type CorrectionBody = z.infer<typeof CorrectionBody>;

/** The document after a correction: its text, its pages, and where the corrected words stand now. */
export const CorrectedDocument = z.object({ text: z.string(), pages: z.array(PageSummary), span: Span });
export type CorrectedDocument = z.infer<typeof CorrectedDocument>;
