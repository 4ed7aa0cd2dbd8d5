import { z } from 'zod';
import { callApi } from '#client/lib/call-api.ts';

export const verifyEmail = (token: string) =>
  callApi({ path: '/api/users/email/verify', method: 'POST', body: { token }, output: z.unknown() });
