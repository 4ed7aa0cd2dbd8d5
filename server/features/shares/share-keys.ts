import { randomBytes } from 'node:crypto';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import { drawCode } from '#server/secrets/written-code.ts';
import { hashOfToken } from '../accounts/find-user.ts';

export type DrawKeysDeps = { passwords: PasswordHasher; blindIndex: BlindIndex };

/** What opens a share, and what of it is kept: hashes alone. */
export type DrawnKeys = {
  accessCode: string;
  token: string;
  kept: { code_index: Buffer; code_hash: string; link_hash: Buffer };
};

export async function drawKeys({ passwords, blindIndex }: DrawKeysDeps): Promise<DrawnKeys> {
  const accessCode = drawCode();
  const token = randomBytes(32).toString('base64url');
  const kept = {
    code_index: blindIndex('share code', accessCode),
    code_hash: await passwords.hash(accessCode),
    link_hash: hashOfToken(token),
  };
  return { accessCode, token, kept };
}

/** The token stands behind the `#`, which no browser sends to a server and no proxy writes down. */
export const linkOfShare = (origin: string, token: string): string => `${origin}/shared#${token}`;
