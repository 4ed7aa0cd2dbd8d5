import { sql, type Kysely } from 'kysely';
import { fewestDaysOf } from '#core/plans/period.ts';
import { planNames, plans, type History, type PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import { isOver } from '../accounts/session-rules.ts';
import { planNow } from './plan-of.ts';

/**
 * The ids of accounts that may have documents to be removed, in their order: all that have, and some that have not. What is really due is
 * said by core/plans/retention alone.
 */
export async function listPerhapsDue(
  db: Kysely<Database>,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .where(sql<boolean>`(${sql.join(planNames.flatMap(perhapsDue), sql` or `)})`)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function perhapsDue(plan: PlanName) {
  const { history } = plans[plan];
  if (history.kind === 'unlimited') return [];
  const hasOld = sql`exists (
    select from documents where owner = 'user:' || users.id and deleted_at is null and ${isPerhapsDue}
  )`;
  if (history.kind === 'months') return [sql`(${planNow} = ${plan} and ${hasOld})`];
  const isSignedIn = sql`exists (select from sessions where user_id = users.id and not ${isOver})`;
  return [sql`(${planNow} = ${plan} and not ${isSignedIn} and ${hasOld})`];
}

const shortest = (history: Exclude<History, { kind: 'unlimited' }>) =>
  history.kind === 'session'
    ? sql`make_interval(hours => ${history.hours}::int)`
    : sql`make_interval(days => ${fewestDaysOf(history.months)}::int)`;

// What has to go is always among these.
const untilPerhapsDue = planNames.flatMap((plan) => {
  const { history } = plans[plan];
  return history.kind === 'unlimited' ? [] : [sql`when ${plan} then ${shortest(history)}`];
});

/** Whether a document of a row of `users` is old enough to be looked at; whether it is to be removed is said by its own dates. */
export const isPerhapsDue = sql<boolean>`
  documents.uploaded_at <= now() - case ${planNow} ${sql.join(untilPerhapsDue, sql` `)} end`;
