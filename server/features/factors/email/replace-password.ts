import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { attemptsOf } from '../../accounts/attempts-of-account.ts';
import { clearAttempts } from '../../accounts/attempts.ts';
import { setPassword } from '../../accounts/change-password.ts';
import { passwordChangedWords } from '../../mail/mail-texts.ts';
import { tellOwner } from '../../mail/tell-owner.ts';
import { recordOwn, type FactorDeps } from '../factor-deps.ts';

type Replacement = {
  userId: number;
  usernameKey: string;
  passwordHash: string;
  how: 'mail' | 'recovery_code';
  /** Where the new password was chosen, and will be used first. */
  deviceId: string;
};

/**
 * Puts a new password in place of a forgotten one: all sessions end, links that are still out work no longer, and whoever guessed at the
 * old password keeps nobody from signing in with the new one. Other factors stay.
 */
export async function replacePassword(
  trx: Transaction<Database>,
  deps: FactorDeps,
  { userId, usernameKey, passwordHash, how, deviceId }: Replacement,
): Promise<void> {
  await setPassword(trx, deps.audit, { userId, passwordHash });
  for (const attempt of attemptsOf({ scope: 'login', key: usernameKey, deviceId })) {
    await clearAttempts(trx, deps.blindIndex, attempt);
  }
  await recordOwn(trx, deps.audit, userId, { action: 'account.recovered', fields: { how } });
  await tellOwner(trx, deps, userId, { kind: 'password_changed', ...passwordChangedWords() });
}
