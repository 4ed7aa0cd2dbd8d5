import type { AuditAction } from '#core/audit/audit-event.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { DocumentRecord } from './document-record.ts';
import type { DocumentRepository } from './documents.repository.ts';
import { isShownTo } from './get-own-record.ts';

export type ViewOwnRecordDeps = { documents: DocumentRepository; audit: AuditTrail };

type View = {
  ref: DocumentRef;
  action?: Extract<AuditAction, 'document.viewed' | 'document.interpretation_viewed'>;
  /** Throws when there is nothing to be seen: then nobody has looked. */
  check?: (record: DocumentRecord) => void;
};

/**
 * The document that somebody opens, which is written down first. Looking again and again within some minutes is one look. Throws
 * AppError('document.not_found') alike for what is another's, what is deleted and what never was.
 */
export async function viewOwnRecord(
  { documents, audit }: ViewOwnRecordDeps,
  reader: Reader,
  { ref, action = 'document.viewed', check }: View,
): Promise<DocumentRecord> {
  const event = ownerEvent(reader, { action });
  const found = await documents.findToView(ownerOf(reader), ref, event);
  if (found === undefined || !isShownTo(reader, found.record)) throw new AppError('document.not_found');
  const { record, isWritten } = found;
  check?.(record);
  if (isWritten) return record;
  const { ticket } = record;
  return documents.giveOut(ownerOf(reader), ticket, (trx) => audit.recordView(trx, { ...event, ticket }));
}
