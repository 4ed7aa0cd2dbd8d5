import { RecoveryCodes } from '#core/accounts/account.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Ten new ones; those before stop working. */
export const makeRecoveryCodes = () =>
  callApi({ path: '/api/users/recovery-codes', method: 'POST', output: RecoveryCodes });
