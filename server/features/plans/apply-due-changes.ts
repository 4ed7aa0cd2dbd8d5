import { sql, type Kysely } from 'kysely';
import { userOwner } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';

/** Writes down the changes of plan whose day has come. Whoever reads a plan counts them from that moment anyway: see `planNow`. */
export async function applyDueChanges(
  { db, audit }: { db: Kysely<Database>; audit: AuditTrail },
  signal?: AbortSignal,
): Promise<void> {
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('next_plan_at', '<=', sql<Date>`now()`)
    .execute();
  for (const { id } of due) {
    if (signal?.aborted) return;
    await db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('users')
        .set({ plan: sql`next_plan`, next_plan: null, next_plan_at: null })
        .where('id', '=', id)
        .where('next_plan_at', '<=', sql<Date>`now()`)
        .returning('plan')
        .executeTakeFirst();
      if (changed === undefined) return;
      const owner = userOwner(Number(id));
      await audit.record(trx, {
        owner,
        actor: 'program',
        action: 'account.plan_changed',
        fields: { plan: changed.plan },
      });
    });
  }
}
