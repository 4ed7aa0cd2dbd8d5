import { Registered, type RegisterBody } from '#core/accounts/account.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Makes an account and signs in. */
export const register = (body: RegisterBody) =>
  callApi({ path: '/api/users/register', method: 'POST', body, output: Registered });
