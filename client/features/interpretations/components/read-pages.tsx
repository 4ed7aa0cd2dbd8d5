import { useEffect } from 'react';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { DocumentPage } from '#core/documents/page-layout.ts';
import { useReadPages } from '#client/lib/medical-documents/use-read-pages.ts';

type ReadPagesProps = { documentRef: DocumentRef; onRead: (pages: DocumentPage[]) => void };

/** Reads the words that were recognised on the pages of a document, and follows them as they are corrected. Draws nothing. */
export function ReadPages({ documentRef, onRead }: ReadPagesProps) {
  const { pages } = useReadPages(documentRef);
  useEffect(() => onRead(pages), [pages, onRead]);
  return null;
}
