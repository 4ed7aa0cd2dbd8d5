import { Account, type ProfileBody } from '#core/accounts/account.ts';
import { callApi } from '#client/lib/call-api.ts';

export const changeProfile = (body: ProfileBody) =>
  callApi({ path: '/api/users/me', method: 'PUT', body, output: Account });
