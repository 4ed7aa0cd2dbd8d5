import type { Kysely } from 'kysely';
import type { SessionState } from '#core/accounts/account.ts';
import type { User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { keepAlive } from './find-user.ts';
import { endsAt, endsForGoodAt, isOver } from './session-rules.ts';

/** When the session of this browser ends. Throws AppError('auth.required') when it has. */
export async function getSessionState(
  { db }: { db: Kysely<Database> },
  { userId, username, sessionId }: User,
): Promise<SessionState> {
  const row = await db
    .selectFrom('sessions')
    .select(['is_kept', endsAt.as('ends_at'), endsForGoodAt.as('ends_for_good_at'), isOver.as('is_over')])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined || row.is_over) throw new AppError('auth.required');
  return {
    user: { id: userId, username },
    endsAt: row.ends_at.toISOString(),
    endsForGoodAt: row.ends_for_good_at.toISOString(),
    isKept: row.is_kept,
  };
}

/** Somebody is there and says so. */
export async function staySignedIn(deps: { db: Kysely<Database> }, user: User): Promise<SessionState> {
  await keepAlive(deps.db, user.sessionId);
  return getSessionState(deps, user);
}
