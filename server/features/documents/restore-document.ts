import type { DocumentRef, MedicalDocument } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { readDocumentQueue } from './document-queues.ts';
import { isFinished } from './document-record.ts';
import type { DocumentRepository } from './documents.repository.ts';
import { getOwnRecord } from './get-own-record.ts';
import { presentDocument } from './present-document.ts';

type RestoreDocumentDeps = { documents: DocumentRepository; keyRing: KeyRing; jobs: Jobs };

/** Undoes a deletion while that is possible. Restoring what was not deleted answers with the document. */
export async function restoreDocument(
  { documents, keyRing, jobs }: RestoreDocumentDeps,
  actor: Actor,
  { ref }: { ref: DocumentRef },
): Promise<MedicalDocument> {
  await documents.unhide(ownerOf(actor), ref);
  const record = await getOwnRecord(documents, actor, ref);
  // Its reading was dropped if its turn came while it was hidden.
  if (!isFinished(record)) await jobs.send(readDocumentQueue, { ticket: record.ticket });
  return presentDocument(keyRing, record, await documents.findText(ownerOf(actor), ref));
}
