import { z } from 'zod';
import { SeenByShare } from '../sharing/share.ts';
import { DocumentFilter, DocumentType } from './document-types.ts';

const temporaryId = /^temp-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An upload's ticket while the document is being read: `temp-` and a UUID. Valid for every read, also afterwards. */
export const TemporaryId = z.string().regex(temporaryId);

/** A document as addressed by the outside: its number once read, its ticket before. In paths both arrive as text. */
export const DocumentRef = z.union([TemporaryId, z.string().regex(/^[1-9]\d{0,15}$/)]);
export type DocumentRef = z.infer<typeof DocumentRef>;

export const DocumentId = z.union([z.number(), TemporaryId]);
export type DocumentId = z.infer<typeof DocumentId>;

/** How far a document has come. `unreadable` is an expected outcome with a reason that people can act on. */
export const DocumentStage = z.enum(['waiting', 'extracting', 'reading', 'explaining', 'explained', 'unreadable']);
export type DocumentStage = z.infer<typeof DocumentStage>;

/** Why no text could be used. The client has a text for every one. */
export const UnreadableReason = z.enum([
  'hard_to_read',
  'blurred',
  'too_small',
  'too_dark',
  'unknown_letters',
  'picture_too_large',
  'password_protected',
  'damaged',
  'too_many_pages',
  'text_too_long',
  'no_text',
  'took_too_long',
  'too_complex',
  'storage_damaged',
]);
export type UnreadableReason = z.infer<typeof UnreadableReason>;

/** How many pages of a document were read, while its text is being got; null before, afterwards and where nobody counts. */
export const ReadingProgress = z.object({ page: z.number(), of: z.number() });
export type ReadingProgress = z.infer<typeof ReadingProgress>;

export const MedicalDocument = z.object({
  id: DocumentId,
  title: z.string(),
  documentType: DocumentType,
  /** What it is, more finely: a key of `documentKinds`. Null until it was read, and where that was not kept. */
  kind: z.string().nullable(),
  fileType: z.string(),
  fileSize: z.number(),
  uploadedAt: z.string(),
  originalText: z.string().nullable(),
  userId: z.string(),
  stage: DocumentStage,
  progress: ReadingProgress.nullable(),
  unreadableReason: UnreadableReason.nullable(),
  /** Plain remarks on how the text was read, such as a guessed encoding. */
  readingNotes: z.array(z.string()),
  hasInterpretation: z.boolean(),
  /** Whose document it is, in the words of its owner, whose alone it is; null where they have not said. */
  person: z.string().nullable(),
  /** Never to be sent to an AI provider, whatever its owner has allowed otherwise. */
  neverSend: z.boolean(),
  /** When it will be removed by itself, as an ISO time; null where no date stands. */
  removedAt: z.string().nullable(),
  /** Present where it is seen by way of a share. */
  share: SeenByShare.optional(),
});
export type MedicalDocument = z.infer<typeof MedicalDocument>;

export const DocumentListQuery = z.object({
  userId: z.string().max(64).optional(),
  type: z.union([DocumentFilter, DocumentType, z.literal('all')]).optional(),
});
export type DocumentListQuery = z.infer<typeof DocumentListQuery>;

/** The list carries no text. */
export const DocumentListItem = MedicalDocument.omit({ originalText: true });
export type DocumentListItem = z.infer<typeof DocumentListItem>;

/** One event of GET /api/medical-documents/{ref}/events. */
export const DocumentProgress = z.object({
  id: DocumentId,
  stage: DocumentStage,
  progress: ReadingProgress.nullable(),
});
export type DocumentProgress = z.infer<typeof DocumentProgress>;
