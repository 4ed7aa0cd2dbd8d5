import { DocumentType, typeOfFilter } from '#core/documents/document-types.ts';
import type { DocumentListItem, DocumentListQuery } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { mapInTurns } from '#server/map-in-turns.ts';
import type { DocumentRepository } from './documents.repository.ts';
import type { OpenLabel } from './opened-labels.ts';
import { presentListItemOrDamage } from './present-document.ts';

type ListDocumentsDeps = { documents: DocumentRepository; openLabel: OpenLabel };

/** The actor's own documents, newest first. A `userId` in the query changes nothing: it is the actor who asks. */
export async function listDocuments(
  { documents, openLabel }: ListDocumentsDeps,
  actor: Actor,
  { type }: DocumentListQuery,
): Promise<DocumentListItem[]> {
  const [records, keeping] = await Promise.all([
    documents.list(ownerOf(actor), typeToShow(type)),
    documents.findKeeping(ownerOf(actor)),
  ]);
  return mapInTurns(records, (record) => presentListItemOrDamage(openLabel, record, keeping));
}

/** The type that a filter stands for; undefined for all of them. */
export function typeToShow(filter: DocumentListQuery['type']): DocumentType | undefined {
  if (filter === undefined || filter === 'all') return undefined;
  const type = DocumentType.safeParse(filter);
  if (type.success) return type.data;
  return Object.entries(typeOfFilter).find(([name]) => name === filter)?.[1];
}
