import type { Transaction } from 'kysely';
import type { Username } from '#core/accounts/check-username.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { userOwner } from '#core/kernel/actor.ts';
import type { PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { accountKeyId, emptyProfile, sealProfile } from './account-key.ts';

export type NewAccount = {
  name: Username;
  passwordHash: string;
  plan: PlanName;
  timeZone?: string | undefined;
  isAdmin?: boolean;
};

/** An account with its key and an empty profile. Throws AppError('account.username_taken') when there is one of this name. */
export async function createAccount(
  trx: Transaction<Database>,
  { keyRing, audit }: { keyRing: KeyRing; audit: AuditTrail },
  { name, passwordHash, plan, timeZone, isAdmin = false }: NewAccount,
): Promise<number> {
  const row = await trx
    .insertInto('users')
    .values({
      username: name.username,
      username_key: name.key,
      password_hash: passwordHash,
      is_admin: isAdmin,
      sealed_profile: Buffer.of(),
      email_index: null,
      email_verified_at: null,
      plan,
      next_plan: null,
      next_plan_at: null,
      signed_out_at: null,
      ...(timeZone !== undefined && { time_zone: timeZone }),
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new AppError('account.username_taken');

  const userId = Number(row.id);
  const key = await keyRing.createKey(accountKeyId(userId));
  await trx
    .insertInto('account_keys')
    .values({ user_id: row.id, wrapped: Buffer.from(key.wrapped) })
    .execute();
  const sealed_profile = await sealProfile(keyRing, key, emptyProfile);
  await trx.updateTable('users').set({ sealed_profile }).where('id', '=', row.id).execute();
  await audit.record(trx, { owner: userOwner(userId), actor: 'owner', action: 'account.created', fields: { plan } });
  return userId;
}
