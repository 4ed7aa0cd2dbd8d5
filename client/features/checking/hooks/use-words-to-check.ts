import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Span } from '#core/kernel/span.ts';
import { useReadPages } from '#client/lib/medical-documents/use-read-pages.ts';
import { checkedWords, doubtfulWords, type WordOnPage } from '../model/words-to-check.ts';

export type WordsToCheck = {
  doubtful: WordOnPage[];
  checked: WordOnPage[];
  /** How many are left in the whole document: more than there are in `doubtful` while not every page has been read. */
  left: number;
  isLoading: boolean;
  hasFailed: boolean;
};

export function useWordsToCheck(ref: DocumentRef, first: readonly Span[]): WordsToCheck {
  const { summaries, pages, isLoading, hasFailed } = useReadPages(ref);
  const doubtful = doubtfulWords(pages, first);
  const counted = summaries.reduce((sum, page) => sum + page.doubtful, 0);
  return { doubtful, checked: checkedWords(pages), left: Math.max(doubtful.length, counted), isLoading, hasFailed };
}
