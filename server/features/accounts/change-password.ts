import type { Transaction } from 'kysely';
import { checkPassword } from '#core/accounts/check-password.ts';
import { userOwner, type User } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountRules } from '#server/people-config.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { FactorDeps } from '../factors/factor-deps.ts';
import { passwordChangedWords } from '../mail/mail-texts.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import { endSessions } from './end-sessions.ts';

export type ChangePasswordDeps = FactorDeps & { accountRules: AccountRules };

/**
 * Ends every other session, and links that were sent to choose a new password. The owner is told by mail. Throws AppError as
 * `checkPassword` does.
 */
export async function changePassword(
  deps: ChangePasswordDeps,
  { userId, username, sessionId: exceptId }: User,
  { newPassword }: { newPassword: string },
): Promise<void> {
  checkPassword(newPassword, { username, minLength: deps.accountRules.passwordMinLength });
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.db.transaction().execute(async (trx) => {
    await setPassword(trx, deps.audit, { userId, passwordHash, exceptId });
    await tellOwner(trx, deps, userId, { kind: 'password_changed', ...passwordChangedWords() });
  });
}

/** `exceptId` is the one session that goes on. */
export async function setPassword(
  trx: Transaction<Database>,
  audit: AuditTrail,
  { userId, passwordHash, exceptId }: { userId: number; passwordHash: string; exceptId?: string },
): Promise<void> {
  const id = String(userId);
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await endSessions(trx, audit, { userId, ...(exceptId !== undefined && { exceptId }) }, 'password_changed');
  await trx.deleteFrom('mail_tokens').where('user_id', '=', id).where('purpose', '=', 'reset_password').execute();
  await audit.record(trx, { owner: userOwner(userId), actor: 'owner', action: 'account.password_changed' });
}
