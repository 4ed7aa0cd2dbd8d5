import { HOTP, Secret, TOTP } from 'otpauth';

export const stepSeconds = 30;

// RFC 6238 with what every authenticator app takes: SHA-1, six digits, 30 seconds.
const form = { algorithm: 'SHA1', digits: 6 } as const;

export const drawSeed = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** The step whose code this is: `now`, or the one before or after, since clocks differ and people are slow. Undefined for no code of now. */
export function stepOfCode(seed: Uint8Array, code: string, now: number): number | undefined {
  const away = HOTP.validate({ ...form, token: code, secret: secretOf(seed), counter: now, window: 1 });
  return away === null ? undefined : now + away;
}

/** What an app shows for a step. */
export const codeOfStep = (seed: Uint8Array, step: number): string =>
  HOTP.generate({ ...form, secret: secretOf(seed), counter: step });

export const writtenSeed = (seed: Uint8Array): string => secretOf(seed).base32;

/** The address that an app is set up with. */
export const totpUri = (seed: Uint8Array, username: string): string =>
  new TOTP({ ...form, period: stepSeconds, issuer: 'Readback', label: username, secret: secretOf(seed) }).toString();

const secretOf = (seed: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(seed).buffer });
