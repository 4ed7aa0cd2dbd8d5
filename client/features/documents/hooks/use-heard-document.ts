import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { ExplainedTerm } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import { useOfferPage } from '#client/lib/heard-page/heard-pages.ts';
import { useImportantMarks, type ImportantMarks } from '#client/lib/marking/use-important-marks.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { useOpenOriginal, type OpenOriginal } from './use-open-original.ts';

export type HeardDocument = OpenOriginal & {
  /** Around what is open of the page. */
  root: RefObject<HTMLDivElement | null>;
  /** As it stands on the page; empty where none was found. */
  text: string;
  marks: ImportantMarks | null;
};

/** Offers the document to those who hear it, or command it by voice: its text, and the terms of its explanation. */
export function useHeardDocument(
  { id, title, originalText }: MedicalDocument,
  interpretation: Interpretation | null,
): HeardDocument {
  const root = useRef<HTMLDivElement>(null);
  const text = interpretation?.text ?? originalText ?? '';
  const terms = interpretation?.medicalTerminology ?? none;
  const language = interpretation?.language;
  const original = useOpenOriginal(root);
  const marks = useImportantMarks(root, terms);
  const { show } = original;
  const mayMark = marks !== null;
  const latest = useRef(marks);
  useEffect(() => {
    latest.current = marks;
  });
  const page = useMemo<HeardPage>(
    () => ({
      kind: 'document',
      title,
      documentRef: refOf(id),
      terms,
      language,
      passages: async () => {
        // What cuts words into sentences comes when somebody wants to hear them.
        const { originalPassages } = await import('#core/reading-aloud/passages.ts');
        return originalPassages(text, terms);
      },
      show,
      exportPdf: null,
      highlightImportant: mayMark ? () => latest.current?.toggle() ?? 0 : null,
    }),
    [title, id, terms, language, text, show, mayMark],
  );
  useOfferPage(page);
  return { ...original, root, text, marks };
}

const none: readonly ExplainedTerm[] = [];
