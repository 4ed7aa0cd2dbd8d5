import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { CurrentUser, PasskeyOptions } from '#core/accounts/account.ts';
import { callApi } from '#client/lib/call-api.ts';
import { timeZone } from '../model/time-zone.ts';

type ByPasskey = {
  /** Offers passkeys in the list that the browser opens at the username, and waits there. */
  isOffered: boolean;
  /** Asked for when the passkey was used. */
  keepSignedIn: () => boolean;
};

/** Signs in with a passkey of this device. Throws `ApiError`, or what the browser says when none was used. */
export async function logInByPasskey({ isOffered, keepSignedIn }: ByPasskey) {
  const path = '/api/users/passkeys';
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { challengeId, options } = await callApi({
    path: `${path}/login-options`,
    method: 'POST',
    output: PasskeyOptions,
  });
  const response = await startAuthentication({ optionsJSON: requestOf(options), useBrowserAutofill: isOffered });
  const body = { challengeId, response, keepSignedIn: keepSignedIn(), timeZone: timeZone() };
  return callApi({ path: `${path}/login`, method: 'POST', body, output: CurrentUser });
}

// What the server's own library made for the browser's.
const requestOf = (options: Record<string, unknown>) => options as unknown as PublicKeyCredentialRequestOptionsJSON;
