import { z } from 'zod';
import { callApi } from '#client/lib/call-api.ts';

const path = '/api/users/email';

export const changeEmail = (email: string) => callApi({ path, method: 'PUT', body: { email }, output: z.unknown() });

export const removeEmail = () => callApi({ path, method: 'DELETE', output: z.unknown() });

/** One more mail with a link. */
export const sendVerification = () => callApi({ path: `${path}/verification`, method: 'POST', output: z.unknown() });
