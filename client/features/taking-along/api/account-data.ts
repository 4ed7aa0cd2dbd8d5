import { z } from 'zod';
import { ExportTicket } from '#core/taking-along/export.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Prepares everything that is stored for an account, to be fetched once. */
export const startExport = () => callApi({ path: '/api/users/exports', method: 'POST', output: ExportTicket });

export const deleteAccount = (username: string) =>
  callApi({ path: '/api/users/me', method: 'DELETE', body: { username }, output: z.unknown() });
