import { sql, type Kysely } from 'kysely';
import type { SessionSummary } from '#core/accounts/account.ts';
import type { User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { endSessions } from './end-sessions.ts';
import { isOver } from './session-rules.ts';

export type OwnSessionsDeps = { db: Kysely<Database>; audit: AuditTrail };

/** Where somebody is signed in, the last seen first. */
export async function listSessions(
  { db }: Pick<OwnSessionsDeps, 'db'>,
  { userId, sessionId }: User,
): Promise<SessionSummary[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'is_kept', 'created_at', 'seen_at'])
    .where('user_id', '=', String(userId))
    .where(sql<boolean>`not ${isOver}`)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    isThis: row.id === sessionId,
    isKept: row.is_kept,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }));
}

/** Gives what is left. Throws AppError('session.not_found') for one that has ended, or is somebody else's. */
export async function endOwnSession(
  deps: OwnSessionsDeps,
  user: User,
  { id }: { id: string },
): Promise<SessionSummary[]> {
  const ended = await deps.db
    .transaction()
    .execute((trx) => endSessions(trx, deps.audit, { userId: user.userId, id }, 'ended_by_owner'));
  if (ended === 0) throw new AppError('session.not_found');
  return listSessions(deps, user);
}

/** All but the one of this browser. Gives what is left. */
export async function endOtherSessions(deps: OwnSessionsDeps, user: User): Promise<SessionSummary[]> {
  const { userId, sessionId: exceptId } = user;
  await deps.db.transaction().execute((trx) => endSessions(trx, deps.audit, { userId, exceptId }, 'ended_by_owner'));
  return listSessions(deps, user);
}
