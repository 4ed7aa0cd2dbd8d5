import { useMemo } from 'react';
import { isDoubtful } from '#core/documents/page-layout.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { useReadPages } from '#client/lib/medical-documents/use-read-pages.ts';
import type { CheckMarks } from '../model/text-marks.ts';

/** The pages of a document that has been read, and which of its words were hard to read. */
export function useDocumentPages(ref: DocumentRef | null, interpretation: Interpretation | null) {
  const { summaries, pages, isComing } = useReadPages(ref);
  const notices = interpretation?.notices;
  const checks = useMemo<CheckMarks>(() => {
    const words = pages.flatMap((page) => page.words);
    const corrected = words.filter((word) => word.corrected !== undefined).map(({ span }) => span);
    // Notices know every doubtful word of a long document; the words of its pages come bit by bit.
    const told = (notices ?? []).filter(({ kind }) => kind === 'hard_to_read').flatMap(({ spans }) => spans);
    const doubtful = [...told, ...words.filter(isDoubtful).map(({ span }) => span)];
    return { corrected, doubtful: [...new Map(doubtful.map((span) => [String(span), span])).values()] };
  }, [pages, notices]);
  return { summaries, checks, isComing };
}
