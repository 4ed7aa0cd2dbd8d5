import type { DocumentRef, MedicalDocument } from '#core/documents/medical-document.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { seenByShare, type SeenByShareDeps } from '../shares/seen-by-share.ts';
import { presentDocument } from './present-document.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from './view-own-record.ts';

export type GetDocumentDeps = ViewOwnRecordDeps & SeenByShareDeps;

export async function getDocument(
  deps: GetDocumentDeps,
  reader: Reader,
  { ref }: { ref: DocumentRef },
): Promise<MedicalDocument> {
  const { documents, keyRing } = deps;
  const record = await viewOwnRecord(deps, reader, { ref });
  const document = await presentDocument(keyRing, record, await documents.findBeside(ownerOf(reader), ref));
  if (reader.kind !== 'recipient') return document;
  // Who its owner is in our books, what their plan says, whose document they say it is and whom they let see it otherwise, is theirs.
  return {
    ...document,
    userId: '',
    removedAt: null,
    neverSend: false,
    person: null,
    ...(await seenByShare(deps, reader)),
  };
}
