import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { toDocumentRef } from '#client/lib/medical-documents/document-ref.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';

const ofDocument = /^\/(?:document|interpretation|share-document)\/([^/]+)/;

/** Tells which document was opened last in this tab. Kept by the page alone, and forgotten when somebody else signs in or out. */
export function useLastDocument(): () => DocumentRef | null {
  const last = useRef<DocumentRef | null>(null);
  const { pathname } = useLocation();
  const userId = useCurrentUser()?.id;
  useEffect(() => {
    last.current = null;
  }, [userId]);
  useEffect(() => {
    last.current = toDocumentRef(ofDocument.exec(pathname)?.[1]) ?? last.current;
  }, [pathname]);
  return () => last.current;
}
