import type { Kysely } from 'kysely';
import type { DocumentType } from '#core/documents/document-types.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Keeping } from '#core/plans/retention.ts';
import type { Database } from '#server/db/database.ts';
import { findUploadTerms, type ChargeRules, type Uploader } from '../plans/charge-upload.ts';
import { keepingOf } from '../plans/keeping-of.ts';
import { createDocumentCorrections } from './corrections/document-corrections.ts';
import { createDocumentChanges } from './document-changes.ts';
import { isRef, selectDocuments, toRecord } from './document-query.ts';
import type { DocumentRecord } from './document-record.ts';
import { createDocumentViews } from './document-views.ts';
import { createUndrawnPages } from './pages/undrawn-pages.ts';
import { insertDocument, type AlsoWithin, type NewDocument } from './insert-document.ts';

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;

/** Documents of one owner. What belongs to somebody else, is hidden or never was looks the same: it is not found. */
export function createDocumentRepository(db: Kysely<Database>) {
  const visible = (owner: string, ref: DocumentRef) =>
    selectDocuments(db).where('owner', '=', owner).where('deleted_at', 'is', null).where(isRef(ref));

  const findText = async (owner: string, ref: DocumentRef): Promise<Uint8Array | undefined> => {
    const row = await visible(owner, ref)
      .innerJoin('document_texts', 'document_texts.ticket', 'documents.ticket')
      .select('sealed_text')
      .executeTakeFirst();
    return row?.sealed_text;
  };
  const findKeeping = (owner: string): Promise<Keeping> => keepingOf(db, owner);

  return {
    findText,

    /** The sealed texts of some documents, by their tickets. */
    async findTexts(owner: string, tickets: readonly string[]): Promise<Map<string, Uint8Array>> {
      const rows = await selectDocuments(db)
        .innerJoin('document_texts', 'document_texts.ticket', 'documents.ticket')
        .where('owner', '=', owner)
        .where('deleted_at', 'is', null)
        .where('documents.ticket', 'in', tickets)
        .select('sealed_text')
        .execute();
      return new Map(rows.map(({ ticket, sealed_text }) => [ticket, sealed_text]));
    },

    /** What all documents of an owner are kept by: asked once, however many there are. */
    findKeeping,

    /** What is shown of a document beside its record. */
    async findBeside(
      owner: string,
      ref: DocumentRef,
    ): Promise<{ sealedText: Uint8Array | undefined; keeping: Keeping }> {
      const [sealedText, keeping] = await Promise.all([findText(owner, ref), findKeeping(owner)]);
      return { sealedText, keeping };
    },

    findTerms: (rules: ChargeRules, uploader: Uploader) => findUploadTerms(db, rules, uploader),

    create: (owner: string, document: NewDocument, alsoWithin: AlsoWithin) =>
      insertDocument(db, owner, document, alsoWithin),

    async find(owner: string, ref: DocumentRef): Promise<DocumentRecord | undefined> {
      const row = await visible(owner, ref).executeTakeFirst();
      return row && toRecord(row);
    },

    /** Newest first. */
    async list(owner: string, type?: DocumentType): Promise<DocumentRecord[]> {
      const rows = await selectDocuments(db)
        .where('owner', '=', owner)
        .where('deleted_at', 'is', null)
        .$if(type !== undefined, (query) => query.where('document_type', '=', type ?? 'other'))
        .orderBy('uploaded_at', 'desc')
        .orderBy('documents.ticket')
        .execute();
      return rows.map(toRecord);
    },

    /** Null for a document that was read before its layout was kept. */
    async findLayout(owner: string, ref: DocumentRef): Promise<Uint8Array | null> {
      const row = await visible(owner, ref)
        .innerJoin('document_texts', 'document_texts.ticket', 'documents.ticket')
        .select('sealed_layout')
        .executeTakeFirst();
      return row?.sealed_layout ?? null;
    },

    /** The blob of a page's picture. */
    async findPicture(owner: string, ref: DocumentRef, page: number): Promise<string | undefined> {
      const row = await visible(owner, ref)
        .innerJoin('document_pages', 'document_pages.ticket', 'documents.ticket')
        .where('page', '=', page)
        .select('document_pages.blob as picture')
        .executeTakeFirst();
      return row?.picture;
    },

    findRequest: (owner: string, key: string): Promise<{ ticket: string; sealed_request: Buffer } | undefined> =>
      db
        .selectFrom('idempotency_keys')
        .select(['ticket', 'sealed_request'])
        .where('owner', '=', owner)
        .where('key', '=', key)
        .executeTakeFirst(),

    ...createDocumentViews(db),
    ...createDocumentChanges(db),
    ...createDocumentCorrections(db),
    ...createUndrawnPages(db),
  };
}
