import { sql, type Kysely } from 'kysely';
import { userIdOf } from '#core/kernel/actor.ts';
import { settled, type Keeping } from '#core/plans/retention.ts';
import type { Database } from '#server/db/database.ts';
import { endsAt } from '../accounts/session-rules.ts';

/** What the documents of an owner are kept by, at this moment: one query, none for a guest. An account that is gone keeps as a guest does. */
export async function keepingOf(db: Kysely<Database>, owner: string): Promise<Keeping> {
  const userId = userIdOf(owner);
  if (userId === undefined) return { kind: 'guest' };
  const [found] = await keepingsOf(db, [String(userId)]);
  return found?.keeping ?? { kind: 'guest' };
}

/** The same for several accounts, by their ids. */
export async function keepingsOf(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<{ userId: string; keeping: Keeping; now: Date }[]> {
  const rows = await selectKeepings(db).where('users.id', 'in', userIds).execute();
  return rows.map((row) => ({ userId: row.id, keeping: toKeeping(row), now: row.now }));
}

const selectKeepings = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .select(['id', 'plan', 'next_plan', 'next_plan_at', 'plan_changed_at', 'time_zone'])
    .select([
      sql<Date>`now()`.as('now'),
      sql<Date>`greatest(users.signed_out_at, sessions_of_user.ended_at, users.created_at)`.as('signed_out_at'),
      sql<boolean>`coalesce(sessions_of_user.ended_at > now(), false)`.as('is_signed_in'),
    ])
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('sessions')
          .select(sql<Date>`max(${endsAt})`.as('ended_at'))
          .whereRef('sessions.user_id', '=', 'users.id')
          .as('sessions_of_user'),
      (join) => join.onTrue(),
    );

type KeepingRow = Awaited<ReturnType<ReturnType<typeof selectKeepings>['execute']>>[number];

const toKeeping = (row: KeepingRow): Keeping =>
  settled(
    {
      kind: 'user',
      plan: row.plan,
      timeZone: row.time_zone,
      signedOutAt: row.is_signed_in ? null : row.signed_out_at,
      changedAt: row.plan_changed_at,
      change: row.next_plan && row.next_plan_at && { plan: row.next_plan, at: row.next_plan_at },
    },
    row.now,
  );
