import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { Sample } from '#core/documents/samples.ts';
import { callApi } from '#client/lib/call-api.ts';

export const samplesQuery = queryOptions({
  queryKey: ['samples'],
  queryFn: ({ signal }) => callApi({ path: '/api/samples', output: z.array(Sample), signal }),
});
