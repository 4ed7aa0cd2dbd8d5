import type { DocumentType } from './document-types.ts';

/** What a document shows of itself. `title` is its head and its "Exam:" line; `labGroups` has the document kind of each lab row, or null. */
export type DocumentFacts = {
  text: string;
  title: string;
  sectionNames: readonly string[];
  labGroups: readonly (string | null)[];
  medications: number;
  findings: number;
  terms: number; // different medical terms and medicines that are known
  chosenType?: DocumentType | undefined;
};
