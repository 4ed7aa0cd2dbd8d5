import type { DocumentType } from '../documents/document-types.ts';
import type { Explanation } from '../documents/explanation.ts';

export type DocumentToShare = {
  title: string;
  documentType: DocumentType;
  /** The media type of the original, and its size in bytes. */
  fileType: string;
  fileSize: number;
  uploadedAt: Date;
  /** The bytes of the original in base64. */
  original: string;
  /** As it is shown, and when it was made; null where there is none. */
  explained: { explanation: Explanation; at: Date } | null;
};
