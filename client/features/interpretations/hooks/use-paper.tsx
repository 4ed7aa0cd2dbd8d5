import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { isDoubtful, type DocumentPage } from '#core/documents/page-layout.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';
import { pageOf } from '#client/lib/medical-documents/page-words.ts';
import { later } from '#client/ui/later/later.tsx';

/** The pages that were read from pictures, and which places of the text were hard to read. */
type Paper = { documentRef: DocumentRef; text: string; pages: DocumentPage[]; doubtful: Span[] };

// Few documents were read from pictures.
const ReadPages = later(async () => (await import('../components/read-pages.tsx')).ReadPages);

const none: DocumentPage[] = [];

const PaperContext = createContext<Paper | null>(null);

type PaperProviderProps = {
  /** Null for a sample, which has no paper. */
  documentRef: DocumentRef | null;
  interpretation: Pick<Interpretation, 'text' | 'notices'>;
  children: ReactNode;
};

export function PaperProvider({ documentRef, interpretation: { text, notices }, children }: PaperProviderProps) {
  const [pages, setPages] = useState<DocumentPage[]>(none);
  const paper = useMemo<Paper | null>(() => {
    if (documentRef === null) return null;
    const told = notices.filter(({ kind }) => kind === 'hard_to_read').flatMap(({ spans }) => spans);
    const seen = pages.flatMap(({ words }) => words.filter(isDoubtful)).map(({ span }) => span);
    return { documentRef, text, pages, doubtful: [...told, ...seen] };
  }, [documentRef, text, notices, pages]);
  return (
    <PaperContext value={paper}>
      {documentRef !== null && <ReadPages documentRef={documentRef} onRead={setPages} />}
      {children}
    </PaperContext>
  );
}

/** The page on which a row of the document stands, where it was read from a picture. */
export function usePageOf(place: Span): { page: DocumentPage; documentRef: DocumentRef; text: string } | undefined {
  const paper = use(PaperContext);
  const page = paper === null ? undefined : pageOf(paper.pages, place);
  return paper !== null && page !== undefined ? { ...paper, page } : undefined;
}

const nowhere: readonly Span[] = [];

/** The places of the text that were hard to read, and that nobody has checked yet. */
export const useDoubtfulPlaces = (): readonly Span[] => use(PaperContext)?.doubtful ?? nowhere;

/** Whether a word of a row was hard to read and nobody has checked it yet. */
export const useIsDoubtful = (place: Span): boolean =>
  use(PaperContext)?.doubtful.some((span) => overlaps(span, place)) ?? false;
