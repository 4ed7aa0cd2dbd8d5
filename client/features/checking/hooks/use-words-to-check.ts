import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { DocumentPage } from '#core/documents/page-layout.ts';
import { pageQuery, pagesQuery } from '#client/lib/medical-documents/pages-query.ts';
import { checkedWords, doubtfulWords, pagesToRead, type WordOnPage } from '../model/words-to-check.ts';

export type WordsToCheck = {
  doubtful: WordOnPage[];
  checked: WordOnPage[];
  /** How many are left in the whole document: more than there are in `doubtful` while not every page has been read. */
  left: number;
  isLoading: boolean;
  hasFailed: boolean;
};

export function useWordsToCheck(ref: DocumentRef): WordsToCheck {
  const { data: summaries = [] } = useQuery(pagesQuery(ref));
  const numbers = pagesToRead(summaries);
  const { pages, isLoading, hasFailed } = useQueries({
    queries: numbers.map((number) => pageQuery(ref, number)),
    combine: together,
  });
  const doubtful = doubtfulWords(pages);
  return {
    doubtful,
    checked: checkedWords(pages),
    left: Math.max(
      doubtful.length,
      summaries.reduce((sum, page) => sum + page.doubtful, 0),
    ),
    isLoading,
    hasFailed,
  };
}

const together = (results: UseQueryResult<DocumentPage>[]) => ({
  pages: results.flatMap(({ data }) => data ?? []),
  isLoading: results.some(({ isPending }) => isPending),
  hasFailed: results.some(({ isError }) => isError),
});
