import type { ExplainedTerm, Language } from '#core/documents/explanation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { PagePart, Passage } from '#core/reading-aloud/passages.ts';

/** What an open page offers to whoever hears it or commands it by voice. */
export type HeardPage = {
  kind: 'interpretation' | 'document';
  title: string;
  /** Null for a sample, which has no document of its own. */
  documentRef: DocumentRef | null;
  terms: readonly ExplainedTerm[];
  /** In which the terms are told; English where it is not said. */
  language?: Language | undefined;
  /** Everything that can be read aloud, in its order. What cuts it into sentences comes only when it is asked for. */
  passages: () => Promise<Passage[]>;
  /** The sentences about results, medicines or what was concluded, for those who ask for these alone. Absent where there is no explanation. */
  about?: (subject: 'results' | 'medicines' | 'conclusion' | 'summary') => Promise<Passage[]>;
  /**
   * Brings a part on the screen, as a press on its tab does, and resolves to where it stands, once it stands there; null where the page
   * has no such part.
   */
  show: (part: PagePart, how?: ShowOptions) => Promise<HTMLElement | null>;
  /** Brings what the page says of one of its terms on the screen. Absent where the terms are told elsewhere. */
  showTerm?: (term: string, how?: ShowOptions) => Promise<HTMLElement | null>;
  /** Null where it may not be exported, as by a share that does not give it. */
  exportPdf: (() => void) | null;
  /** Marks the important terms on the page, or takes the marks away; how many stand out now. Null where there is nothing to mark. */
  highlightImportant: (() => number) | null;
};

/** `isQuiet` opens the part and leaves the focus and the place on the screen where they are, as when reading aloud reaches it. */
export type ShowOptions = { isQuiet?: boolean };
