import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { documentQuery } from '#client/lib/medical-documents/document-query.ts';
import { toDocumentRef } from '#client/lib/medical-documents/document-ref.ts';
import { interpretationQuery } from '#client/lib/medical-documents/interpretation-query.ts';
import type { ShownDocument } from './use-may-comment.ts';

const nowhere = '0';

/** The document that the screen of this address has read, to know of by itself whose it is. */
export function useShownDocument(): ShownDocument | undefined {
  const ref = toDocumentRef(useParams()['id']) ?? nowhere;
  return useQuery({ ...documentQuery(ref), enabled: false }).data;
}

/** The same on the screen of an interpretation, which has often read nothing else. */
export function useShownInterpretation(): ShownDocument | undefined {
  const ref = toDocumentRef(useParams()['id']) ?? nowhere;
  const { data } = useQuery({ ...interpretationQuery(ref), enabled: false });
  return data ? { id: data.documentId, share: data.share } : undefined;
}
