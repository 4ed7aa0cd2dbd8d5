import { z } from 'zod';
import { TellingChoice } from '../documents/telling.ts';
import { papers } from '../presenting/report.ts';

/** Which words, on which paper. */
export const PdfChoice = TellingChoice.extend({ paper: z.enum(papers).default('letter') });
export type PdfChoice = z.infer<typeof PdfChoice>;

/** Where a PDF waits to be fetched: `pdfPath` is its address, `filename` the last part of it. */
export const PdfReport = z.object({ pdfPath: z.string(), filename: z.string() });
export type PdfReport = z.infer<typeof PdfReport>;
