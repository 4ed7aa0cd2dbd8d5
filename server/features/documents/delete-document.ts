import type { DocumentId, DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { eraseDocumentQueue } from './document-queues.ts';
import { idOf } from './document-record.ts';
import { restoreMinutes } from './document-changes.ts';
import type { DocumentRepository } from './documents.repository.ts';

type DeleteDocumentDeps = { documents: DocumentRepository; jobs: Jobs };

// A little later than the last moment to undo, so that the job never comes before it.
const eraseAfterSeconds = restoreMinutes * 60 + 5;

/** Hides a document at once and erases it when the time to undo is over. */
export async function deleteDocument(
  { documents, jobs }: DeleteDocumentDeps,
  actor: Actor,
  { ref }: { ref: DocumentRef },
): Promise<{ id: DocumentId }> {
  const hidden = await documents.hide(ownerOf(actor), ref, (within, ticket) =>
    jobs.send(eraseDocumentQueue, { ticket }, { within, afterSeconds: eraseAfterSeconds }),
  );
  if (hidden === undefined) throw new AppError('document.not_found');
  return { id: idOf(hidden) };
}
