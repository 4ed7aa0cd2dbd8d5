import { queryOptions } from '@tanstack/react-query';
import { Interpretation } from '#core/documents/interpretation.ts';
import { callApi } from '#client/lib/call-api.ts';

export const sampleAddress = (id: string): string => `/api/samples/${encodeURIComponent(id)}`;

export const sampleQuery = (id: string) =>
  queryOptions({
    queryKey: ['samples', id],
    queryFn: ({ signal }) => callApi({ path: sampleAddress(id), output: Interpretation, signal }),
  });
