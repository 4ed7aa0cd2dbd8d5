import type { ReactNode } from 'react';
import { Arriving } from '../arriving/arriving.tsx';
import { Skeleton } from '../loading/skeleton.tsx';
import { ReadProblem, type ReadProblemProps } from './read-problem.tsx';

export type LoadedProps<Data> = {
  /** What is read, as a query tells of it. */
  query: ReadProblemProps['query'] & { data: Data | undefined; isFetchedAfterMount: boolean };
  loading: string;
  failed: string;
  children: (data: Data) => ReactNode;
};

/** A part of a page that is read from the server: on its way, not to be had, or there. What is there stays while it is read anew. */
export function Loaded<Data>({ query, loading, failed, children }: LoadedProps<Data>) {
  const { data, error, isFetching, isFetchedAfterMount } = query;
  if (data !== undefined) return children(data);
  // While it is tried again there is no error either.
  if (!error && !isFetchedAfterMount) {
    return (
      <>
        <Skeleton label={loading} />
        {isFetching && <Arriving />}
      </>
    );
  }
  return <ReadProblem title={failed} query={query} />;
}
