import { checkPassword } from '#core/accounts/check-password.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { AccountRules } from '#server/people-config.ts';
import type { FactorDeps } from '../factor-deps.ts';
import { findToken, takeToken } from './mail-tokens.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Chooses a new password by a link. Throws AppError('auth.link_unusable') for one that was used or is too old, and as `checkPassword` does,
 * which leaves the link good.
 */
export async function resetPassword(
  deps: FactorDeps & { accountRules: AccountRules },
  { token, newPassword, deviceId }: { token: string; newPassword: string; deviceId: string },
): Promise<void> {
  const link = { token, purpose: 'reset_password' } as const;
  const found = await findToken(deps.db, deps.blindIndex, link);
  if (found === undefined) throw new AppError('auth.link_unusable');
  checkPassword(newPassword, { username: found.username, minLength: deps.accountRules.passwordMinLength });

  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.db.transaction().execute(async (trx) => {
    const taken = await takeToken(trx, deps, link);
    if (taken === undefined) throw new AppError('auth.link_unusable');
    await replacePassword(trx, deps, { ...found, passwordHash, how: 'mail', deviceId });
  });
}
