import { sql, type Kysely } from 'kysely';
import { planNames, plans, type History, type PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import { isOver } from '../accounts/session-rules.ts';
import { planNow } from './plan-of.ts';

// No month is shorter in any zone: what has to go is always among what this finds.
const shortestMonthDays = 27;

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
    select from documents
    where owner = 'user:' || users.id and deleted_at is null and uploaded_at <= now() - ${shortest(history)}
  )`;
  if (history.kind === 'months') return [sql`(${planNow} = ${plan} and ${hasOld})`];
  const isSignedIn = sql`exists (select from sessions where user_id = users.id and not ${isOver})`;
  return [sql`(${planNow} = ${plan} and not ${isSignedIn} and ${hasOld})`];
}

const shortest = (history: Exclude<History, { kind: 'unlimited' }>) =>
  history.kind === 'session'
    ? sql`make_interval(hours => ${history.hours}::int)`
    : sql`make_interval(days => ${history.months * shortestMonthDays}::int)`;
