import type { Span } from '../kernel/span.ts';
import type { SectionRole } from '../reading/sections/section-names.ts';

/** A sentence, a list item or a line that stands for itself. `label` is printed before it on its line ("Diet: …"), `topic` on a short line
 * above it. */
export type PaperSentence = {
  text: string;
  span: Span;
  label: string | null;
  topic: string | null;
  isItem: boolean;
};

/** A part of a paper under one heading; null before the first one. `name` in small letters. */
export type PaperSection = {
  name: string | null;
  role: SectionRole | null;
  span: Span;
  sentences: readonly PaperSentence[];
};

/** A document, parsed once. A note is written line by line, in short words under short headings. */
export type Paper = { text: string; isNote: boolean; sections: readonly PaperSection[] };
