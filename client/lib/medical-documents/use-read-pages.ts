import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { DocumentPage, PageSummary } from '#core/documents/page-layout.ts';
import { pageQuery, pagesQuery } from './pages-query.ts';
import { pagesToRead } from './pages-to-read.ts';

export type ReadPages = {
  /** Every page, without its words. Empty while it is loading, and for a text file. */
  summaries: PageSummary[];
  /** Those whose words are known: of a long document the first, and those with doubts. */
  pages: DocumentPage[];
  /** While it is asked for which pages there are. */
  isComing: boolean;
  isLoading: boolean;
  hasFailed: boolean;
};

const none: PageSummary[] = [];

/** The pages of a document with the words that were recognised from pictures; nothing while `ref` is null. */
export function useReadPages(ref: DocumentRef | null): ReadPages {
  const { data: summaries = none, isLoading: isComing } = useQuery({ ...pagesQuery(ref ?? ''), enabled: ref !== null });
  const read = useQueries({
    queries: pagesToRead(summaries).map((number) => pageQuery(ref ?? '', number)),
    combine: together,
  });
  return { summaries, isComing, ...read };
}

const together = (results: UseQueryResult<DocumentPage>[]) => ({
  pages: results.flatMap(({ data }) => data ?? []),
  isLoading: results.some(({ isPending }) => isPending),
  hasFailed: results.some(({ isError }) => isError),
});
