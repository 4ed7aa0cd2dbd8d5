import { DocumentType, typeOfFilter } from '#core/documents/document-types.ts';
import type { DocumentListItem, DocumentListQuery } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { DocumentRepository } from './documents.repository.ts';
import { presentListItemOrDamage } from './present-document.ts';

type ListDocumentsDeps = { documents: DocumentRepository; keyRing: KeyRing };

/** The actor's own documents, newest first. A `userId` in the query changes nothing: it is the actor who asks. */
export async function listDocuments(
  { documents, keyRing }: ListDocumentsDeps,
  actor: Actor,
  { type }: DocumentListQuery,
): Promise<DocumentListItem[]> {
  const [records, keeping] = await Promise.all([
    documents.list(ownerOf(actor), typeToShow(type)),
    documents.findKeeping(ownerOf(actor)),
  ]);
  return Promise.all(records.map((record) => presentListItemOrDamage(keyRing, record, keeping)));
}

function typeToShow(filter: DocumentListQuery['type']): DocumentType | undefined {
  if (filter === undefined || filter === 'all') return undefined;
  const type = DocumentType.safeParse(filter);
  if (type.success) return type.data;
  return Object.entries(typeOfFilter).find(([name]) => name === filter)?.[1];
}
