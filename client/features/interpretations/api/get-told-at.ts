import { queryOptions } from '@tanstack/react-query';
import { Interpretation } from '#core/documents/interpretation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import { callApi } from '#client/lib/call-api.ts';

/** The interpretation at an address of the API, told at another level. The document does not change, so neither does the answer. */
export const toldAtQuery = (address: string, level: ReadingLevel) =>
  queryOptions({
    queryKey: ['told-at', address, level],
    queryFn: ({ signal }) => callApi({ path: `${address}?level=${level}`, output: Interpretation, signal }),
    staleTime: 10 * 60_000,
  });
