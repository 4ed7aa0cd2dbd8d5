import type { DocumentType } from '#core/documents/document-types.ts';
import type { DocumentId, DocumentStage, ReadingProgress, UnreadableReason } from '#core/documents/medical-document.ts';
import type { DocumentKey } from '../../ports/key-ring.ts';
import type { MediaType } from '../../ports/text-extractor.ts';

/** A stored document with the key that opens it. What is sealed stays so until somebody who may see it asks. */
export type DocumentRecord = {
  ticket: string;
  owner: string;
  number: number | null;
  documentType: DocumentType;
  fileType: MediaType;
  fileSize: number;
  blob: string;
  stage: DocumentStage;
  progress: ReadingProgress | null;
  unreadableReason: UnreadableReason | null;
  uploadedAt: Date;
  /** Never to be sent to a provider, whatever its owner has agreed to otherwise. */
  neverSend: boolean;
  sealedLabel: Uint8Array;
  sealedPerson: Uint8Array | null;
  key: DocumentKey;
};

/** The number once the document was read, its ticket before. */
export const idOf = ({ number, ticket }: Pick<DocumentRecord, 'number' | 'ticket'>): DocumentId =>
  number ?? `temp-${ticket}`;

export const isFinished = ({ stage }: Pick<DocumentRecord, 'stage'>): boolean =>
  stage === 'explained' || stage === 'unreadable';
