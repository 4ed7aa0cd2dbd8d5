import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely';
import type { DocumentRef, ReadingProgress } from '#core/documents/medical-document.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentRecord } from './document-record.ts';

// Each by its name: a query for all columns cannot be prepared.
const columns = [
  'documents.ticket',
  'documents.number',
  'documents.owner',
  'documents.sealed_label',
  'documents.sealed_person',
  'documents.document_type',
  'documents.file_type',
  'documents.file_size',
  'documents.blob',
  'documents.stage',
  'documents.unreadable_reason',
  'documents.pages_read',
  'documents.pages_total',
  'documents.uploaded_at',
  'documents.deleted_at',
  'documents.never_send',
] as const;

/** Documents that still have their key: one without is being erased and is no longer anybody's. */
export const selectDocuments = (db: Kysely<Database>) =>
  db
    .selectFrom('documents')
    .innerJoin('document_keys', 'document_keys.ticket', 'documents.ticket')
    .select(columns)
    .select('document_keys.wrapped');

type DocumentRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectDocuments>['executeTakeFirst']>>>;

export const toRecord = (row: DocumentRow): DocumentRecord => ({
  ticket: row.ticket,
  owner: row.owner,
  number: row.number === null ? null : Number(row.number),
  documentType: row.document_type,
  fileType: row.file_type,
  fileSize: row.file_size,
  blob: row.blob,
  stage: row.stage,
  progress: progressOf(row),
  unreadableReason: row.unreadable_reason,
  uploadedAt: row.uploaded_at,
  neverSend: row.never_send,
  sealedLabel: row.sealed_label,
  sealedPerson: row.sealed_person,
  key: { id: row.ticket, wrapped: row.wrapped },
});

const progressOf = ({ stage, pages_read, pages_total }: DocumentRow): ReadingProgress | null =>
  stage === 'extracting' && pages_read !== null && pages_total !== null ? { page: pages_read, of: pages_total } : null;

/** A document by its number or by its ticket, which stays valid after reading. */
export const isRef = (ref: DocumentRef) => (where: ExpressionBuilder<Database, 'documents'>) =>
  ref.startsWith('temp-')
    ? where('documents.ticket', '=', ref.slice('temp-'.length))
    : where('documents.number', '=', ref);

/** Holds a document that is still to be read until the transaction ends; false when it is finished, hidden or erased. */
export async function lockUnread(trx: Transaction<Database>, ticket: string): Promise<boolean> {
  const row = await selectDocuments(trx)
    .where('documents.ticket', '=', ticket)
    .where('deleted_at', 'is', null)
    .where('stage', 'not in', ['explained', 'unreadable'])
    .forUpdate('documents')
    .executeTakeFirst();
  return row !== undefined;
}

/** Wakes everybody who follows this document, in every process, once the transaction is committed. */
export const announceProgress = (db: Kysely<Database>, ticket: string) =>
  sql`select pg_notify(${progressChannel}, ${ticket})`.execute(db);

export const progressChannel = 'document_progress';
