import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentRecord } from './document-record.ts';
import type { DocumentRepository } from './documents.repository.ts';

/** Throws AppError('document.not_found') alike for what is another's, what is deleted and what never was. */
export async function getOwnRecord(
  documents: DocumentRepository,
  reader: Reader,
  ref: DocumentRef,
): Promise<DocumentRecord> {
  const record = await documents.find(ownerOf(reader), ref);
  if (record === undefined || !isShownTo(reader, record)) throw new AppError('document.not_found');
  return record;
}

/** Of all that somebody owns, a recipient is shown the one document that they were let in to. */
export const isShownTo = (reader: Reader, { ticket }: Pick<DocumentRecord, 'ticket'>): boolean =>
  reader.kind !== 'recipient' || reader.ticket === ticket;
