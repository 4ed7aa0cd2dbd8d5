import { z } from 'zod';
import { DocumentType } from './document-types.ts';

/** A report written for this project that anyone may open without uploading anything. */
export const Sample = z.object({
  id: z.string(),
  title: z.string(),
  documentType: DocumentType,
  /** One line that says what the reader will see. */
  teaser: z.string(),
});
export type Sample = z.infer<typeof Sample>;
