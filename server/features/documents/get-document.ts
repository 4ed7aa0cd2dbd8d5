import type { DocumentRef, MedicalDocument } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { getOwnRecord } from './get-own-record.ts';
import type { DocumentRepository } from './documents.repository.ts';
import { presentDocument } from './present-document.ts';

type GetDocumentDeps = { documents: DocumentRepository; keyRing: KeyRing };

export async function getDocument(
  { documents, keyRing }: GetDocumentDeps,
  actor: Actor,
  { ref }: { ref: DocumentRef },
): Promise<MedicalDocument> {
  const record = await getOwnRecord(documents, actor, ref);
  return presentDocument(keyRing, record, await documents.findText(ownerOf(actor), ref));
}
