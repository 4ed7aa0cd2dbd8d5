import type { DocumentId, DocumentRef } from '#core/documents/medical-document.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { eraseDocumentQueue } from './document-queues.ts';
import { idOf } from './document-record.ts';
import { restoreMinutes } from './document-changes.ts';
import type { DocumentRepository } from './documents.repository.ts';

type DeleteDocumentDeps = { documents: DocumentRepository; jobs: Jobs; audit: AuditTrail };

// A little later than the last moment to undo, so that the job never comes before it.
const eraseAfterSeconds = restoreMinutes * 60 + 5;

/** Hides a document at once and erases it when the time to undo is over. */
export async function deleteDocument(
  { documents, jobs, audit }: DeleteDocumentDeps,
  actor: Actor,
  { ref }: { ref: DocumentRef },
): Promise<{ id: DocumentId }> {
  const hidden = await documents.hide(ownerOf(actor), ref, async (within, ticket) => {
    await jobs.send(eraseDocumentQueue, { ticket }, { within, afterSeconds: eraseAfterSeconds });
    await audit.record(within, ownerEvent(actor, { action: 'document.deleted', ticket }));
  });
  if (hidden === undefined) throw new AppError('document.not_found');
  return { id: idOf(hidden) };
}
