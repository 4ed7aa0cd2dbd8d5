import { sql, type Kysely } from 'kysely';
import type { AdminAccount, AdminAccounts } from '#core/accounts/administration.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { userOwner } from '#core/kernel/actor.ts';
import { periodOf } from '#core/plans/period.ts';
import type { PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import { planNow } from '../plans/plan-of.ts';

const pageSize = 50;

/** Accounts in the order in which they were made, those after an id: nobody is left out or shown twice while others come and go. */
export async function listAccounts(db: Kysely<Database>, { after }: { after: number }): Promise<AdminAccounts> {
  const rows = await selectAccounts(db)
    .where('users.id', '>', String(after))
    .orderBy('users.id')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const isMore = rows.length > pageSize;
  return { accounts: await withUse(db, shown), next: isMore ? Number(shown.at(-1)?.id) : null };
}

/** Throws AppError('account.not_found'). */
export async function getAdminAccount(db: Kysely<Database>, userId: number): Promise<AdminAccount> {
  const rows = await selectAccounts(db).where('users.id', '=', String(userId)).execute();
  const [account] = await withUse(db, rows);
  if (account === undefined) throw new AppError('account.not_found');
  return account;
}

const selectAccounts = (db: Kysely<Database>) =>
  db.selectFrom('users').select([
    'users.id',
    'users.username',
    'users.is_admin',
    'users.time_zone',
    'users.created_at',
    planNow.as('plan'),
    sql<PlanName | null>`case when users.next_plan_at > now() then users.next_plan end`.as('next_plan'),
    sql<boolean>`users.email_verified_at is not null`.as('has_verified_email'),
    sql<boolean>`
      exists (select from totp_factors f where f.user_id = users.id and f.confirmed_at is not null)
      or exists (select from passkeys p where p.user_id = users.id)`.as('has_second_factor'),
    sql<Date | null>`
      greatest(users.signed_out_at, (select max(s.seen_at) from sessions s where s.user_id = users.id))`.as('seen_at'),
    sql<Date>`now()`.as('now'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number];

const ownerOfRow = ({ id }: Row): string => userOwner(Number(id));

async function withUse(db: Kysely<Database>, rows: readonly Row[]): Promise<AdminAccount[]> {
  if (rows.length === 0) return [];
  const [stored, counted] = [await countStored(db, rows.map(ownerOfRow)), await countUploads(db, rows)];
  return rows.map((row) => {
    const { documents, bytes } = stored.get(ownerOfRow(row)) ?? { documents: 0, bytes: 0 };
    return {
      id: Number(row.id),
      username: row.username,
      plan: row.plan,
      nextPlan: row.next_plan,
      isAdmin: row.is_admin,
      hasVerifiedEmail: row.has_verified_email,
      hasSecondFactor: row.has_second_factor,
      uploadsThisMonth: counted.get(ownerOfRow(row)) ?? 0,
      documents,
      bytes,
      createdAt: row.created_at.toISOString(),
      seenAt: row.seen_at?.toISOString() ?? null,
    };
  });
}

async function countStored(
  db: Kysely<Database>,
  owners: readonly string[],
): Promise<Map<string, { documents: number; bytes: number }>> {
  const rows = await db
    .selectFrom('documents')
    .select(['owner', sql<number>`count(*)::int`.as('documents'), sql<string>`sum(file_size)::text`.as('bytes')])
    .where('owner', 'in', owners)
    .where('deleted_at', 'is', null)
    .groupBy('owner')
    .execute();
  return new Map(rows.map(({ owner, documents, bytes }) => [owner, { documents, bytes: Number(bytes) }]));
}

/** Of the month that each of them is in, where they are. */
async function countUploads(db: Kysely<Database>, accounts: readonly Row[]): Promise<Map<string, number>> {
  const periods = new Map(accounts.map((row) => [ownerOfRow(row), periodOf(row.now, row.time_zone)]));
  const rows = await db
    .selectFrom('upload_counts')
    .select(['owner', 'period', 'used'])
    .where('owner', 'in', [...periods.keys()])
    .execute();
  return new Map(
    rows.filter(({ owner, period }) => periods.get(owner) === period).map(({ owner, used }) => [owner, used]),
  );
}
