import { z } from 'zod';
import { DocumentId } from './medical-document.ts';

/** A document that was deleted, for as long as that can be undone. */
export const DeletedDocument = z.object({
  id: DocumentId,
  title: z.string(),
  /** When it is gone for good, as an ISO time. */
  until: z.string(),
});
export type DeletedDocument = z.infer<typeof DeletedDocument>;
