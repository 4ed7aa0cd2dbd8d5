import { z } from 'zod';
import { callApi } from '#client/lib/call-api.ts';

/** The answer is the same whether there is such an address or not. */
export const askForReset = (email: string) =>
  callApi({ path: '/api/users/forgotten', method: 'POST', body: { email }, output: z.unknown() });
