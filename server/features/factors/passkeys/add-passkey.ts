import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { AddPasskeyBody, Passkey, PasskeyOptions } from '#core/accounts/account.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { User } from '#core/kernel/actor.ts';
import type { z } from 'zod';
import { tellOfChange, type FactorDeps } from '../factor-deps.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { insertPasskey, knownTo } from './passkeys.repository.ts';
import {
  handleOf,
  readRegistration,
  refuseCertificates,
  type RegistrationResponse,
  type RelyingParty,
} from './webauthn.ts';

/** COSE (RFC 9053): EdDSA, ES256 and RS256, one of which every authenticator knows. */
const algorithms = [-8, -7, -257];

/** What a browser needs to make a passkey that can be found without a name and asks for the finger or the PIN. */
export async function offerPasskey(
  { db }: FactorDeps,
  { userId, username }: User,
  { rpID }: RelyingParty,
): Promise<PasskeyOptions> {
  const options = await generateRegistrationOptions({
    rpName: 'Readback',
    rpID,
    userID: handleOf(userId),
    userName: username,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: await knownTo(db, userId),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challengeId = await keepChallenge(db, { challenge: options.challenge, userId });
  return { challengeId, options: { ...options } };
}

/**
 * Takes a new passkey into use. Throws AppError('auth.passkey_refused') for an answer that is not to a challenge of the last minutes, from
 * elsewhere, without the person's finger or PIN, or for a passkey that is there already.
 */
export async function addPasskey(
  deps: FactorDeps,
  { userId }: User,
  { challengeId, response: sent, label, ...party }: z.infer<typeof AddPasskeyBody> & RelyingParty,
): Promise<Passkey> {
  const response = readRegistration(sent);
  const challenge = await takeChallenge(deps.db, { id: challengeId, userId });
  if (challenge === undefined) throw new AppError('auth.passkey_refused');
  const made = await verify(response, challenge, party);

  return deps.db.transaction().execute(async (trx) => {
    const { transports } = response.response;
    const added = await insertPasskey({ ...deps, db: trx }, userId, { ...made, transports, label });
    if (added === undefined) throw new AppError('auth.passkey_refused');
    await tellOfChange(trx, deps, userId, 'passkey_added');
    return added;
  });
}

async function verify(response: RegistrationResponse, expectedChallenge: string, { rpID, origin }: RelyingParty) {
  try {
    refuseCertificates(response);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: { ...response.response, transports: [] }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo !== undefined) {
      const { id: credentialId, publicKey, counter } = registrationInfo.credential;
      return { credentialId, publicKey, counter };
    }
  } catch (cause) {
    throw new AppError('auth.passkey_refused', { cause });
  }
  throw new AppError('auth.passkey_refused');
}
