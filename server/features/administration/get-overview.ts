import { sql, type Kysely } from 'kysely';
import type { AdminOverview } from '#core/accounts/administration.ts';
import { guestOwner } from '#core/kernel/actor.ts';
import { planNames, type PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import { countJobs } from '#server/jobs/count-jobs.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { planNow } from '../plans/plan-of.ts';

export type GetOverviewDeps = { db: Kysely<Database>; files: FileStore; mailer: Mailer | undefined };

/** How the program is doing, in counts alone. */
export async function getOverview({ db, files, mailer }: GetOverviewDeps): Promise<AdminOverview> {
  return {
    accounts: await countAccounts(db),
    ...(await countDocuments(db)),
    mail: { isConfigured: mailer !== undefined, ...(await countMails(db)) },
    jobs: await countJobs(db),
    freeBytes: await files.freeBytes(),
  };
}

const howMany = sql<number>`count(*)::int`;

async function countAccounts(db: Kysely<Database>): Promise<AdminOverview['accounts']> {
  const rows = await db
    .selectFrom('users')
    .select([planNow.as('plan'), howMany.as('count')])
    .groupBy(sql`1`)
    .execute();
  const byPlan = new Map(rows.map(({ plan, count }) => [plan, count]));
  const of = (plan: PlanName): number => byPlan.get(plan) ?? 0;
  return {
    total: planNames.reduce((sum, plan) => sum + of(plan), 0),
    byPlan: { free: of('free'), basic: of('basic'), premium: of('premium') },
  };
}

async function countDocuments(db: Kysely<Database>): Promise<Pick<AdminOverview, 'guests' | 'documents'>> {
  const rows = await db
    .selectFrom('documents')
    .select(['stage', howMany.as('count'), sql<string>`sum(file_size)::text`.as('bytes')])
    .where('deleted_at', 'is', null)
    .groupBy('stage')
    .execute();
  return {
    guests: { documents: await countOfGuests(db) },
    documents: {
      byStage: Object.fromEntries(rows.map(({ stage, count }) => [stage, count])),
      bytes: rows.reduce((sum, { bytes }) => sum + Number(bytes), 0),
    },
  };
}

/** Apart from the others, so that each is counted by an index of its own. */
async function countOfGuests(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select(howMany.as('count'))
    .where('owner', 'like', guestOwner('%'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

async function countMails(db: Kysely<Database>): Promise<Pick<AdminOverview['mail'], 'byState' | 'oldestWaitingAt'>> {
  const rows = await db
    .selectFrom('mails')
    .select(['state', howMany.as('count'), sql<Date>`min(created_at)`.as('oldest')])
    .groupBy('state')
    .execute();
  const waiting = rows.find(({ state }) => state === 'waiting');
  return {
    byState: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    oldestWaitingAt: waiting?.oldest.toISOString() ?? null,
  };
}
