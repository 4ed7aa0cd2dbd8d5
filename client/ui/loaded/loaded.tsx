import type { ReactNode } from 'react';
import { errorText } from '#client/lib/error-text.ts';
import { Arriving } from '../arriving/arriving.tsx';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../loading/skeleton.tsx';
import { Notice } from '../notice/notice.tsx';

export type LoadedProps<Data> = {
  /** What is read, as a query tells of it. */
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  loading: string;
  failed: string;
  children: (data: Data) => ReactNode;
};

/** A part of a page that is read from the server: on its way, not to be had, or there. What is there stays while it is read anew. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  loading,
  failed,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <>
        <Skeleton label={loading} />
        {isFetching && <Arriving />}
      </>
    );
  }
  return (
    <Notice tone="warning" role="alert" title={failed}>
      <p>{errorText(error)}</p>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </Notice>
  );
}
