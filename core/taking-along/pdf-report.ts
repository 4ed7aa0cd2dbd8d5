import { z } from 'zod';
import { isTimeZone } from '../accounts/time-zone.ts';
import { TellingChoice } from '../documents/telling.ts';
import { papers } from '../presenting/papers.ts';

/** Which words, on which paper, and where the days begin that it is dated by. A zone that is not known here is no reason for no paper. */
export const PdfChoice = TellingChoice.extend({
  paper: z.enum(papers).default('letter'),
  timeZone: z.string().max(64).refine(isTimeZone).catch('UTC'),
});
export type PdfChoice = z.infer<typeof PdfChoice>;

/** Where a PDF waits to be fetched: `pdfPath` is its address, `filename` the last part of it. */
export const PdfReport = z.object({ pdfPath: z.string(), filename: z.string() });
export type PdfReport = z.infer<typeof PdfReport>;
