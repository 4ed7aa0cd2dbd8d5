import type { ExpressionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Account } from '#core/accounts/account.ts';
import type { User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { planNow } from '../plans/plan-of.ts';
import { getAccountKey, openProfile } from './account-key.ts';

export type GetAccountDeps = { db: Kysely<Database>; keyRing: KeyRing; mailer: Mailer | undefined };

/** An account as its owner sees it. Throws AppError('auth.required') when it is gone. */
export async function getAccount({ db, keyRing, mailer }: GetAccountDeps, user: User): Promise<Account> {
  const row = await db
    .selectFrom('users')
    .select(['sealed_profile', 'email_verified_at', 'is_admin', 'time_zone', 'created_at'])
    .select((select) => [
      planNow.as('plan'),
      confirmedApps(select).as('totp'),
      countOf(select, 'passkeys').as('passkeys'),
      countOf(select, 'recovery_codes').as('recovery_codes'),
    ])
    .where('id', '=', String(user.userId))
    .executeTakeFirst();
  if (row === undefined) throw new AppError('auth.required');

  const profile = await openProfile(keyRing, await getAccountKey(db, user.userId), row.sealed_profile);
  return {
    id: user.userId,
    username: user.username,
    name: profile.name,
    email: profile.email === null ? null : { address: profile.email, isVerified: row.email_verified_at !== null },
    canSendMail: mailer !== undefined,
    isAdmin: row.is_admin,
    plan: row.plan,
    timeZone: row.time_zone,
    readingSettings: profile.readingSettings,
    factors: {
      totp: Number(row.totp) > 0,
      passkeys: Number(row.passkeys),
      recoveryCodesLeft: Number(row.recovery_codes),
    },
    isRecent: user.isRecent,
    createdAt: row.created_at.toISOString(),
  };
}

type OfUsers = ExpressionBuilder<Database, 'users'>;

const countOf = (select: OfUsers, table: 'passkeys' | 'recovery_codes' | 'totp_factors') =>
  select
    .selectFrom(table)
    .select(sql<string>`count(*)`.as('count'))
    .whereRef(`${table}.user_id`, '=', 'users.id');

const confirmedApps = (select: OfUsers) => countOf(select, 'totp_factors').where('confirmed_at', 'is not', null);
