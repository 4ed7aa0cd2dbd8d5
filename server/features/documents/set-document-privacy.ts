import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentRepository } from './documents.repository.ts';

/** Marks a document as never to be sent to a provider, or takes that back. What is shown of it stays as it is. */
export async function setDocumentPrivacy(
  { documents }: { documents: DocumentRepository },
  actor: Actor,
  { ref, neverSend }: { ref: DocumentRef; neverSend: boolean },
): Promise<{ neverSend: boolean }> {
  if (!(await documents.setNeverSend(ownerOf(actor), ref, neverSend))) throw new AppError('document.not_found');
  return { neverSend };
}
