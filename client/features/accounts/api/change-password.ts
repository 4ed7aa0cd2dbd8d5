import { z } from 'zod';
import { callApi } from '#client/lib/call-api.ts';

/** Ends all other sessions. */
export const changePassword = (newPassword: string) =>
  callApi({ path: '/api/users/password', method: 'PUT', body: { newPassword }, output: z.unknown() });
