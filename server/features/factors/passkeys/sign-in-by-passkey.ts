import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { CurrentUser, PasskeyLoginBody, PasskeyOptions } from '#core/accounts/account.ts';
import { userOwner } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Afterwards } from '../../accounts/afterwards.ts';
import { learnTimeZone } from '../../accounts/sign-in.ts';
import { startSession, type StartedSession, type Visit } from '../../accounts/start-session.ts';
import type { FactorDeps } from '../factor-deps.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { findPasskey, noteUse, type StoredPasskey } from './passkeys.repository.ts';
import { handleOf, readAuthentication, type AuthenticationResponse, type RelyingParty } from './webauthn.ts';

export type PasskeySignInDeps = FactorDeps & { afterwards: Afterwards };

/** What a browser needs to offer the passkeys that it has for this host, whoever's they are. */
export async function askForPasskey({ db }: FactorDeps, { rpID }: RelyingParty): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const challengeId = await keepChallenge(db, { challenge: options.challenge, userId: undefined });
  return { challengeId, options: { ...options } };
}

/**
 * Signs in by a passkey, which is both factors: a thing, and the finger or PIN that unlocks it. Throws AppError('auth.passkey_refused') for
 * whatever is not right.
 */
export async function signInByPasskey(
  deps: PasskeySignInDeps,
  visit: Visit,
  body: z.infer<typeof PasskeyLoginBody> & RelyingParty,
): Promise<{ user: z.infer<typeof CurrentUser>; session: StartedSession }> {
  const response = readAuthentication(body.response);
  const challenge = await takeChallenge(deps.db, { id: body.challengeId, userId: undefined });
  const passkey = await findPasskey(deps.db, response.id);
  if (challenge === undefined || passkey === undefined) throw new AppError('auth.passkey_refused');

  const { userId, username } = passkey;
  const counter = await verify(response, { challenge, passkey, party: body }).catch((cause: unknown) => {
    noteFailure(deps, userId);
    throw new AppError('auth.passkey_refused', { cause });
  });
  const session = await deps.db.transaction().execute(async (trx) => {
    if (!(await noteUse(trx, passkey.credentialId, counter))) throw new AppError('auth.passkey_refused');
    await learnTimeZone(trx, userId, body.timeZone);
    return startSession(trx, deps, { userId, visit, how: 'passkey', isKept: body.keepSignedIn === true });
  });
  return { user: { id: userId, username }, session };
}

/** Gives the count that the authenticator has come to. */
async function verify(
  response: AuthenticationResponse,
  { challenge, passkey, party }: { challenge: string; passkey: StoredPasskey; party: RelyingParty },
): Promise<number> {
  const handle = Buffer.from(response.response.userHandle, 'base64url');
  if (!handle.equals(handleOf(passkey.userId))) throw new AppError('auth.passkey_refused');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
    requireUserVerification: true,
  });
  if (!verified) throw new AppError('auth.passkey_refused');
  return authenticationInfo.newCounter;
}

function noteFailure({ db, audit, afterwards }: PasskeySignInDeps, userId: number): void {
  const event = { owner: userOwner(userId), actor: 'unknown', action: 'account.sign_in_failed' } as const;
  afterwards.start(() =>
    db.transaction().execute((trx) => audit.record(trx, { ...event, fields: { wrong: 'passkey' } })),
  );
}
