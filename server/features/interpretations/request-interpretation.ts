import { DocumentRef, type DocumentId, type DocumentStage } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { readDocumentQueue } from '../documents/document-queues.ts';
import { idOf, isFinished } from '../documents/document-record.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';

type RequestInterpretationDeps = { documents: DocumentRepository; jobs: Jobs };

/** Sees to it that a document is being explained, unless it is already. Asking again changes nothing. */
export async function requestInterpretation(
  { documents, jobs }: RequestInterpretationDeps,
  actor: Actor,
  { documentId }: { documentId: number | string },
): Promise<{ documentId: DocumentId; stage: DocumentStage }> {
  const ref = DocumentRef.safeParse(String(documentId));
  if (!ref.success) throw new AppError('document.not_found');

  const isStarted = await documents.startAgain(ownerOf(actor), ref.data, (within, ticket) =>
    jobs.send(readDocumentQueue, { ticket }, { within }),
  );
  const record = await getOwnRecord(documents, actor, ref.data);
  // Waiting for long may mean that its job was lost; one too many does no harm.
  if (!isStarted && !isFinished(record)) await jobs.send(readDocumentQueue, { ticket: record.ticket });
  return { documentId: idOf(record), stage: record.stage };
}
