import { queryOptions } from '@tanstack/react-query';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { z } from 'zod';
import { Passkey, PasskeyOptions } from '#core/accounts/account.ts';
import { callApi } from '#client/lib/call-api.ts';

const path = '/api/users/passkeys';

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => callApi({ path, output: z.array(Passkey), signal }),
});

export const passkeyOptions = () => callApi({ path: `${path}/options`, method: 'POST', output: PasskeyOptions });

/** Has this device make a passkey and keeps it. Throws `ApiError`, or what the browser says when none was made. */
export async function addPasskey({ challengeId, options }: PasskeyOptions, label: string): Promise<Passkey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // What the server's own library made for the browser's.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  return callApi({ path, method: 'POST', body: { challengeId, response, label }, output: Passkey });
}

export const removePasskey = (id: string) =>
  callApi({ path: `${path}/${encodeURIComponent(id)}`, method: 'DELETE', output: z.unknown() });
