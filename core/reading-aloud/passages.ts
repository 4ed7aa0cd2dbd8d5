import type { Language } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';

/** The parts of a page that can be read aloud; `original` is the text of the document itself. */
export const pageParts = ['message', 'explanation', 'terms', 'questions', 'recommendations', 'original'] as const;
export type PagePart = (typeof pageParts)[number];

/** One sentence, read in one breath: as it stands on the page, so that it can be marked there, and as people say it. */
export type Passage = {
  part: PagePart;
  /** Empty where it is said but stands nowhere, as "Medical Terms: 4 terms" before the terms. */
  text: string;
  spoken: string;
  /** Terms of the document within it, in the page's own spelling. */
  terms: readonly string[];
  /** English where it is not said. */
  language?: Language;
};

/** Everything that the interpretation page shows, in its order. */
export const passagesOf = (_interpretation: Interpretation): Passage[] => [];

/** The text of a document, sentence by sentence. */
export const originalPassages = (_text: string): Passage[] => [];
