import { use, useEffect, useState } from 'react';
import { errorText } from '#client/lib/error-text.ts';
import { OneProblemContext } from './one-problem-context.ts';
import { TryAgainNotice } from './try-again-notice.tsx';

export type ReadProblemProps = {
  title: string;
  /** What was read, as a query tells of it. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** What could not be read, why, and a way to try again. Where the page tells of it for all its parts, only what is missing here. */
export function ReadProblem({ title, query: { error, isFetching, refetch } }: ReadProblemProps) {
  const join = use(OneProblemContext);
  // While it is tried again there is no error, and still the reason stands.
  const [last, keep] = useState(error);
  if (error && error !== last) keep(error);
  const reason = errorText(error || last);
  useEffect(() => join?.({ reason, isFetching, refetch }), [join, reason, isFetching, refetch]);
  if (join) return <p>{title}</p>;
  return <TryAgainNotice title={title} reasons={[reason]} isFetching={isFetching} onTryAgain={refetch} />;
}
