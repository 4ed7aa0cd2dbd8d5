import { CurrentUser, type LoginBody } from '#core/accounts/account.ts';
import { callApi } from '#client/lib/call-api.ts';

export const logIn = (body: LoginBody) =>
  callApi({ path: '/api/users/login', method: 'POST', body, output: CurrentUser });
