import { DocumentRef, type DocumentId, type DocumentStage } from '#core/documents/medical-document.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { readDocumentQueue } from '../documents/document-queues.ts';
import { idOf, isFinished } from '../documents/document-record.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import { noteToldAnew } from '../tellings/note-told-anew.ts';
import { requireTeller, type RequireTellerDeps } from '../tellings/require-teller.ts';
import { tellRecord, type RequestTellingDeps } from '../tellings/request-telling.ts';

export type RequestInterpretationDeps = RequestTellingDeps &
  RequireTellerDeps & {
    /** False where nothing is shown but what a provider wrote. */
    builtIn: boolean;
  };

/**
 * Sees to it that a document is being explained, unless it is already. Asking again changes nothing. Where nothing is shown but what a
 * provider wrote, throws AppError of the `ai` codes when none can.
 */
export async function requestInterpretation(
  deps: RequestInterpretationDeps,
  reader: Reader,
  { documentId }: { documentId: number | string },
): Promise<{ documentId: DocumentId; stage: DocumentStage }> {
  const { documents, jobs, builtIn } = deps;
  const ref = DocumentRef.safeParse(String(documentId));
  if (!ref.success) throw new AppError('document.not_found');

  await noteToldAnew(deps, reader);
  const isStarted = await documents.startAgain(ownerOf(reader), ref.data, (within, ticket) =>
    jobs.send(readDocumentQueue, { ticket }, { within }),
  );
  const record = await getOwnRecord(documents, reader, ref.data);
  // Waiting for long may mean that its job was lost; one too many does no harm.
  if (!isStarted && !isFinished(record)) await jobs.send(readDocumentQueue, { ticket: record.ticket });
  if (!builtIn) await requireTeller(deps, record);
  if (record.stage === 'explained') {
    await tellRecord(deps, reader, { record, level: 'standard', language: 'en' });
  }
  return { documentId: idOf(record), stage: record.stage };
}
