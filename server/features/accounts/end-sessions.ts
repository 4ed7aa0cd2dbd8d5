import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { userOwner } from '#core/kernel/actor.ts';
import type { AuditEvent } from '#core/audit/audit-event.ts';
import type { Database } from '#server/db/database.ts';
import { announceProgress } from '../documents/document-query.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { endOfSession } from './leave-with-session.ts';
import { endsAt, isOver } from './session-rules.ts';

/** `over`: nobody was there for long enough, or it had lasted as long as it may. `replaced`: another one began in the same browser. */
export type WhyEnded = 'signed_out' | 'over' | 'ended_by_owner' | 'replaced' | 'password_changed';

type Which = { userId: number; id?: string; exceptId?: string; isOver?: true };

/**
 * Ends sessions of one person, with what has to be known afterwards: when the last one ended, and a line in the audit log for each. Gives
 * how many there were.
 */
export async function endSessions(
  trx: Transaction<Database>,
  audit: AuditTrail,
  which: Which,
  why: WhyEnded,
): Promise<number> {
  const wanted: RawBuilder<boolean>[] = [sql`sessions.user_id = ${which.userId}`];
  if (which.id !== undefined) wanted.push(sql`sessions.id = ${which.id}`);
  if (which.exceptId !== undefined) wanted.push(sql`sessions.id <> ${which.exceptId}`);
  if (which.isOver) wanted.push(isOver);
  const ended = await trx
    .deleteFrom('sessions')
    .where(sql.join<boolean>(wanted, sql` and `))
    .returning(['id', sql<Date>`least(${endsAt}, now())`.as('ended_at')])
    .execute();
  if (ended.length === 0) return 0;

  const last = new Date(Math.max(...ended.map(({ ended_at }) => ended_at.getTime())));
  await trx
    .updateTable('users')
    .set({ signed_out_at: sql<Date>`greatest(signed_out_at, ${last}::timestamptz)` })
    .where('id', '=', String(which.userId))
    .execute();
  for (const { id } of ended) {
    await audit.record(trx, eventOf(which.userId, why));
    // What streams to it ends with it.
    await announceProgress(trx, endOfSession(id));
  }
  return ended.length;
}

const eventOf = (userId: number, why: WhyEnded): AuditEvent => ({
  owner: userOwner(userId),
  actor: why === 'over' ? 'program' : 'owner',
  action: why === 'signed_out' ? 'account.signed_out' : 'account.session_ended',
  fields: { why },
});

/** Ends every session that is over, of everybody. */
export async function endOverSessions(
  { db, audit }: { db: Kysely<Database>; audit: AuditTrail },
  signal?: AbortSignal,
): Promise<void> {
  const rows = await db.selectFrom('sessions').select('user_id').distinct().where(isOver).execute();
  for (const { user_id } of rows) {
    if (signal?.aborted) return;
    await db.transaction().execute((trx) => endSessions(trx, audit, { userId: Number(user_id), isOver: true }, 'over'));
  }
}
