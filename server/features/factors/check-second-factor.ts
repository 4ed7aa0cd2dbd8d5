import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { spendRecoveryCode, type RecoveryCodeDeps } from './recovery-codes.ts';
import { takeTotpCode } from './totp/totp-factors.repository.ts';

export type SecondFactorDeps = RecoveryCodeDeps & { db: Kysely<Database>; keyRing: KeyRing };

/** Whether signing in with the password asks for a code as well. */
export async function hasSecondFactor(db: Kysely<Database>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('totp_factors')
    .select('user_id')
    .where('user_id', '=', String(userId))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

const appCode = /^\d{6}$/;

/**
 * Takes a code of the authenticator app, or a recovery code, which is used up. Each code is taken once, however many come with it at
 * once. Whoever calls this has counted the try before.
 */
export async function checkSecondFactor(deps: SecondFactorDeps, userId: number, code: string): Promise<boolean> {
  const written = code.normalize('NFKC').replace(/\s/g, '');
  if (appCode.test(written)) return takeTotpCode(deps, userId, written);
  return spendRecoveryCode(deps, deps.db, userId, written);
}
