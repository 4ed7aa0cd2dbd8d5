import type { Transaction } from 'kysely';
import type { Account, ProfileBody } from '#core/accounts/account.ts';
import { isTimeZone } from '#core/accounts/time-zone.ts';
import { userOwner, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { changeProfile as changeSealedProfile } from './account-key.ts';
import { getAccount, type GetAccountDeps } from './get-account.ts';

export type ChangeProfileDeps = GetAccountDeps & { audit: AuditTrail };

/** Changes what is given. Throws AppError('request.invalid') for a time zone that there is not. */
export async function changeProfile(deps: ChangeProfileDeps, user: User, body: ProfileBody): Promise<Account> {
  const { timeZone, name, readingSettings } = body;
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new AppError('request.invalid');

  await deps.db.transaction().execute(async (trx) => {
    await changeSealedProfile(trx, deps.keyRing, user.userId, {
      ...(name !== undefined && { name: name === '' ? null : name }),
      ...(readingSettings !== undefined && { readingSettings }),
    });
    if (timeZone !== undefined) await setTimeZone(trx, user.userId, timeZone);
    await deps.audit.record(trx, {
      owner: userOwner(user.userId),
      actor: 'owner',
      action: 'account.profile_changed',
      fields: { what: Object.keys(body).toSorted().join(' ') },
    });
  });
  return getAccount(deps, user);
}

async function setTimeZone(trx: Transaction<Database>, userId: number, timeZone: string): Promise<void> {
  await trx.updateTable('users').set({ time_zone: timeZone }).where('id', '=', String(userId)).execute();
}
