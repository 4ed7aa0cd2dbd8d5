import { DocumentRef, type DocumentId } from '#core/documents/medical-document.ts';

/** The id of a route as the server takes it; undefined where the address holds something else. */
export function toDocumentRef(param: string | undefined): DocumentRef | undefined {
  const parsed = DocumentRef.safeParse(param);
  return parsed.success ? parsed.data : undefined;
}

export const refOf = (id: DocumentId): DocumentRef => String(id);

export const isTemporary = (ref: DocumentRef): boolean => ref.startsWith('temp-');
