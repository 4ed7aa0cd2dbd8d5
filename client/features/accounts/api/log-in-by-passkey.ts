import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { CurrentUser, PasskeyOptions } from '#core/accounts/account.ts';
import { callApi } from '#client/lib/call-api.ts';
import { timeZone } from '../model/time-zone.ts';

const path = '/api/users/passkeys';

/** What a passkey of this device said to a challenge of the server. */
export type PasskeyAnswer = { challengeId: string; response: AuthenticationResponseJSON };

/**
 * Has the browser ask for a passkey: at once, or where it is offered, in the list that opens at the username, for as long as that takes.
 * Throws `ApiError`, or what the browser says when none was used.
 */
export async function askForPasskey({ isOffered }: { isOffered: boolean }): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { challengeId, options } = await callApi({
    path: `${path}/login-options`,
    method: 'POST',
    output: PasskeyOptions,
  });
  const response = await startAuthentication({ optionsJSON: requestOf(options), useBrowserAutofill: isOffered });
  return { challengeId, response };
}

/** Signs in with what a passkey said. Throws `ApiError`. */
export const logInByPasskey = (answer: PasskeyAnswer, keepSignedIn: boolean): Promise<CurrentUser> =>
  callApi({
    path: `${path}/login`,
    method: 'POST',
    body: { ...answer, keepSignedIn, timeZone: timeZone() },
    output: CurrentUser,
  });

// What the server's own library made for the browser's.
const requestOf = (options: Record<string, unknown>) => options as unknown as PublicKeyCredentialRequestOptionsJSON;
