import { z } from 'zod';
import { TotpSetup } from '#core/accounts/account.ts';
import { callApi } from '#client/lib/call-api.ts';

const path = '/api/users/totp';

export const startTotp = () => callApi({ path, method: 'POST', output: TotpSetup });

export const confirmTotp = (code: string) =>
  callApi({ path: `${path}/confirm`, method: 'POST', body: { code }, output: z.unknown() });

export const removeTotp = () => callApi({ path, method: 'DELETE', output: z.unknown() });
