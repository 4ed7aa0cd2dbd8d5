import type { DocumentRef, MedicalDocument } from '#core/documents/medical-document.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { readDocumentQueue } from './document-queues.ts';
import { isFinished } from './document-record.ts';
import { getOwnRecord } from './get-own-record.ts';
import { presentDocument } from './present-document.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from './view-own-record.ts';

type RestoreDocumentDeps = ViewOwnRecordDeps & { keyRing: KeyRing; jobs: Jobs };

/** Undoes a deletion while that is possible. Restoring what was not deleted answers with the document. */
export async function restoreDocument(
  deps: RestoreDocumentDeps,
  actor: Actor,
  { ref }: { ref: DocumentRef },
): Promise<MedicalDocument> {
  const { documents, audit, keyRing, jobs } = deps;
  const isRestored = await documents.unhide(ownerOf(actor), ref, async (within, ticket) => {
    await audit.record(within, ownerEvent(actor, { action: 'document.restored', ticket }));
  });
  const record = isRestored ? await getOwnRecord(documents, actor, ref) : await viewOwnRecord(deps, actor, { ref });
  // Its reading was dropped if its turn came while it was hidden.
  if (!isFinished(record)) await jobs.send(readDocumentQueue, { ticket: record.ticket });
  return presentDocument(keyRing, record, await documents.findBeside(ownerOf(actor), ref));
}
