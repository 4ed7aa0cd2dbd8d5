import type { ColumnType, Generated } from 'kysely';
import type { DocumentType } from '#core/documents/document-types.ts';
import type { DocumentStage, UnreadableReason } from '#core/documents/medical-document.ts';
import type { MediaType, UndrawnReason } from '../../ports/text-extractor.ts';

/** In the clear stand only ids, the owner, sizes, types, dates and stages. What is `sealed_…` opens with the document's key. */
export type DocumentsTable = {
  /** The upload's UUID: known outside as `temp-<ticket>`, and the id of the document's key. */
  ticket: string;
  /** What the document is known by once it was read. */
  number: string | null;
  owner: string;
  sealed_label: Buffer;
  /** Whose document it is, where its owner has said so. */
  sealed_person: Buffer | null;
  document_type: DocumentType;
  file_type: MediaType;
  file_size: number;
  blob: string;
  stage: DocumentStage;
  unreadable_reason: UnreadableReason | null;
  /** How many pages were read so far, while the stage is `extracting`. */
  pages_read: number | null;
  pages_total: number | null;
  /** The present moment where nothing is said. */
  uploaded_at: ColumnType<Date, Date | undefined, never>;
  deleted_at: Date | null;
  never_send: Generated<boolean>;
  /** The month that the upload was counted in; null where it cost nothing, or was given back. */
  counted_in: string | null;
};

/** Without its row here, nothing of a document can be opened again. */
export type DocumentKeysTable = { ticket: string; wrapped: Buffer };

/** `revision` counts the changes, so that two who change it at once do not undo each other. */
export type DocumentTextsTable = {
  ticket: string;
  sealed_text: Buffer;
  /** Missing where a document was read before its layout was kept. */
  sealed_layout: Buffer | null;
  revision: Generated<number>;
};

/** Where the pictures of recognised pages are stored. */
export type DocumentPagesTable = { ticket: string; page: number; blob: string };

/** Pages of which there is no picture, and when drawing one was tried last. */
export type UndrawnPagesTable = { ticket: string; page: number; reason: UndrawnReason; tried_at: Generated<Date> };

/** What was asked for under a caller's key, so that asking again gives the same document. */
export type IdempotencyKeysTable = {
  owner: string;
  key: string;
  ticket: string;
  sealed_request: Buffer;
  created_at: Generated<Date>;
};

export type DocumentTables = {
  documents: DocumentsTable;
  document_keys: DocumentKeysTable;
  document_texts: DocumentTextsTable;
  document_pages: DocumentPagesTable;
  undrawn_pages: UndrawnPagesTable;
  idempotency_keys: IdempotencyKeysTable;
};
