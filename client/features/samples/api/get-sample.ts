import { queryOptions } from '@tanstack/react-query';
import { Interpretation } from '#core/documents/interpretation.ts';
import { callApi } from '#client/lib/call-api.ts';

export const sampleQuery = (id: string) =>
  queryOptions({
    queryKey: ['samples', id],
    queryFn: ({ signal }) =>
      callApi({ path: `/api/samples/${encodeURIComponent(id)}`, output: Interpretation, signal }),
  });
