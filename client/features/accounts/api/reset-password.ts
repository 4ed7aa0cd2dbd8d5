import { z } from 'zod';
import { callApi } from '#client/lib/call-api.ts';

export const resetPassword = (body: { token: string; newPassword: string }) =>
  callApi({ path: '/api/users/reset-password', method: 'POST', body, output: z.unknown() });
