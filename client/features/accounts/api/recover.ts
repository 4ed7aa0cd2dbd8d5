import { z } from 'zod';
import { callApi } from '#client/lib/call-api.ts';

export const recover = (body: { username: string; recoveryCode: string; newPassword: string }) =>
  callApi({ path: '/api/users/recover', method: 'POST', body, output: z.unknown() });
