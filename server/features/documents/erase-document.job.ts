import type { AuditTrail } from '../audit/audit-trail.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { eraseDocumentQueue, type TicketPayload } from './document-queues.ts';
import type { DocumentWorkRepository } from './document-work.repository.ts';

export type EraseDocumentDeps = { work: DocumentWorkRepository; files: FileStore; audit: AuditTrail };

/** Erases what was deleted long enough ago: the key first, since without it the rest is noise. Safe to repeat. */
export async function eraseDocument(
  { work, files, audit }: EraseDocumentDeps,
  { ticket }: TicketPayload,
): Promise<void> {
  const due = await work.eraseKey(ticket, async (within, owner) => {
    await audit.record(within, { owner, actor: 'program', action: 'document.erased', ticket });
  });
  if (due === undefined) return;
  for (const blob of due.blobs) await files.remove(blob);
  await work.eraseRow(ticket);
}

export const eraseDocumentJob = (deps: EraseDocumentDeps): JobHandler<TicketPayload> => ({
  queue: eraseDocumentQueue,
  run: (payload) => eraseDocument(deps, payload),
});
