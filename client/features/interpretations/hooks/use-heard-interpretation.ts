import { useEffect, useMemo, useRef } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import { useOfferPage } from '#client/lib/heard-page/heard-pages.ts';
import type { ImportantMarks } from '#client/lib/marking/use-important-marks.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';

type Heard = Required<Pick<HeardPage, 'show' | 'showTerm'>> &
  Pick<HeardPage, 'exportPdf'> & {
    /** In the words that are on the screen. */
    shown: Interpretation;
    /** Definitions that stand in English where the rest does not. */
    english: ReadonlySet<string>;
    isSample: boolean;
    /** What the reader has chosen to read: with another choice it is another page. */
    chosen: string;
    marks: ImportantMarks | null;
  };

/** Offers the interpretation to those who hear it, or command it by voice. */
export function useHeardInterpretation(heard: Heard): void {
  const { isSample, chosen, show, showTerm } = heard;
  const { documentId, title } = heard.shown;
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  const [mayExport, mayMark] = [heard.exportPdf !== null, heard.marks !== null];
  // The same page while its words become better, so that nobody who listens is interrupted.
  const page = useMemo<HeardPage & { chosen: string }>(
    () => ({
      chosen,
      kind: 'interpretation',
      title,
      documentRef: isSample ? null : refOf(documentId),
      get language() {
        return latest.current.shown.language;
      },
      get terms() {
        return latest.current.shown.medicalTerminology;
      },
      passages: async () => {
        // What cuts words into sentences comes when somebody wants to hear them.
        const { passagesOf } = await import('#core/reading-aloud/passages.ts');
        return passagesOf(latest.current.shown, latest.current.english);
      },
      about: async (subject) => {
        const { passagesAbout } = await import('#core/reading-aloud/about.ts');
        return passagesAbout(latest.current.shown, subject);
      },
      show,
      showTerm,
      exportPdf: mayExport ? () => latest.current.exportPdf?.() : null,
      highlightImportant: mayMark ? () => latest.current.marks?.toggle() ?? 0 : null,
    }),
    [chosen, documentId, title, isSample, show, showTerm, mayExport, mayMark],
  );
  useOfferPage(page);
}
