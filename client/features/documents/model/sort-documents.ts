import { kindLabel } from '#core/documents/kind-label.ts';
import type { DocumentListItem } from '#core/documents/medical-document.ts';

export const documentSorts = ['newest', 'oldest', 'title', 'kind'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** Documents as the server lists them, the newest first, in another order. What is alike stays newest first. */
export function sortDocuments<Item extends DocumentListItem>(documents: readonly Item[], sort: DocumentSort): Item[] {
  switch (sort) {
    case 'newest':
      return [...documents];
    case 'oldest':
      return documents.toReversed();
    case 'title':
      return sortByWords(documents, ({ title }) => title);
    case 'kind':
      return sortByWords(documents, kindLabel);
  }
}

// As people look things up: capitals and accents aside, 2 before 10.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const sortByWords = <Item>(documents: readonly Item[], wordsOf: (document: Item) => string): Item[] =>
  documents.toSorted((a, b) => collator.compare(wordsOf(a), wordsOf(b)));
