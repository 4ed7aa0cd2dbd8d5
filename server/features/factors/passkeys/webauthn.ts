import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import { AppError } from '#core/kernel/app-error.ts';

/** Who passkeys are for: the host as authenticators know it, and the origin that browsers report. */
export type RelyingParty = { rpID: string; origin: string };

export const relyingPartyOf = (origin: string): RelyingParty => ({ rpID: new URL(origin).hostname, origin });

/** What an authenticator keeps beside the key, and gives back: which account it is for, and nothing of the person. */
export const handleOf = (userId: number): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(String(userId)));

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };

/** WebAuthn Level 3, 5.1: `RegistrationResponseJSON`, as far as it is used here. */
const RegistrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});
export type RegistrationResponse = z.infer<typeof RegistrationResponse>;

/** The same of `AuthenticationResponseJSON`. A key that was found without a name brings the handle of its account. */
const AuthenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
});
export type AuthenticationResponse = z.infer<typeof AuthenticationResponse>;

export const readRegistration = (sent: unknown): RegistrationResponse => readAs(RegistrationResponse, sent);
export const readAuthentication = (sent: unknown): AuthenticationResponse => readAs(AuthenticationResponse, sent);

function readAs<Shape extends z.ZodType>(shape: Shape, sent: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(sent);
  if (!parsed.success) throw new AppError('auth.passkey_refused');
  return parsed.data;
}

/**
 * No proof of the make was asked for. One that comes all the same could carry certificates, and checking those would fetch lists from
 * addresses that they name.
 */
export function refuseCertificates({ response }: RegistrationResponse): void {
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(response.attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  const isBare = format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  if (!isBare) throw new AppError('auth.passkey_refused');
}
