import { sql } from 'kysely';
import { checkPassword } from '#core/accounts/check-password.ts';
import { readUsername } from '#core/accounts/check-username.ts';
import { userOwner } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { AccountRules } from '#server/people-config.ts';
import type { Afterwards } from '../accounts/afterwards.ts';
import { attemptOf } from '../accounts/attempts-of-account.ts';
import { clearAttempts, reserveAttempt } from '../accounts/attempts.ts';
import { hashOfDevice } from '../accounts/start-session.ts';
import { replacePassword } from './email/replace-password.ts';
import type { FactorDeps } from './factor-deps.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

export type RecoverDeps = FactorDeps & { accountRules: AccountRules; afterwards: Afterwards };
type Shown = { username: string; recoveryCode: string; newPassword: string; deviceId: string };

/**
 * Chooses a new password by a recovery code, which is used up. The try is counted before the code is looked at, and a name that nobody has
 * takes as long. Throws AppError('auth.wrong_recovery' | 'auth.too_many_tries'), and as `checkPassword` does.
 */
export async function recoverAccount(
  deps: RecoverDeps,
  { username: written, recoveryCode, newPassword, deviceId }: Shown,
): Promise<void> {
  const name = readUsername(written);
  const username = name?.username ?? written;
  checkPassword(newPassword, { username, minLength: deps.accountRules.passwordMinLength });
  const usernameKey = name?.key ?? written;
  const found = await findAccount(deps, name?.key ?? nobody, deviceId);
  const userId = found && Number(found.id);
  const tried = { scope: 'recover', key: usernameKey, deviceId };
  const attempt = attemptOf(tried, found?.is_known_device ?? false);
  await reserveAttempt(deps.db, deps.blindIndex, attempt);

  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.db.transaction().execute(async (trx) => {
    const isRight = await spendRecoveryCode(deps, trx, userId, recoveryCode);
    if (!isRight || userId === undefined) throw wrongRecovery(deps, userId);
    await clearAttempts(trx, deps.blindIndex, attempt);
    await replacePassword(trx, deps, { userId, usernameKey, passwordHash, how: 'recovery_code', deviceId });
  });
}

/** No name is empty. */
const nobody = '';

const findAccount = async (
  { db, blindIndex }: FactorDeps,
  key: string,
  deviceId: string,
): Promise<{ id: string; is_known_device: boolean } | undefined> =>
  db
    .selectFrom('users')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.user_id', '=', 'users.id')
        .on('known_devices.device_hash', '=', hashOfDevice(blindIndex, deviceId)),
    )
    .select(['users.id', sql<boolean>`known_devices.user_id is not null`.as('is_known_device')])
    .where('username_key', '=', key)
    .executeTakeFirst();

/** Written down after the answer: a name that nobody has must not be known by its quicker answer. */
function wrongRecovery({ db, audit, afterwards }: RecoverDeps, userId: number | undefined): AppError {
  if (userId !== undefined) {
    const event = { owner: userOwner(userId), actor: 'unknown', action: 'account.sign_in_failed' } as const;
    afterwards.start(() =>
      db.transaction().execute((trx) => audit.record(trx, { ...event, fields: { wrong: 'recovery_code' } })),
    );
  }
  return new AppError('auth.wrong_recovery');
}
