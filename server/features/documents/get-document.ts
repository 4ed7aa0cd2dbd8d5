import type { DocumentRef, MedicalDocument } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { presentDocument } from './present-document.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from './view-own-record.ts';

type GetDocumentDeps = ViewOwnRecordDeps & { keyRing: KeyRing };

export async function getDocument(
  deps: GetDocumentDeps,
  actor: Actor,
  { ref }: { ref: DocumentRef },
): Promise<MedicalDocument> {
  const { documents, keyRing } = deps;
  const record = await viewOwnRecord(deps, actor, { ref });
  return presentDocument(keyRing, record, await documents.findBeside(ownerOf(actor), ref));
}
