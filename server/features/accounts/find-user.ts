import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { User } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { endSessions } from './end-sessions.ts';
import { isOver, isRecent, isSeenLongAgo } from './session-rules.ts';

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whose session a token is. One query; another one when the session is found to be over, or nobody was seen there for a minute. */
export const createUserFinder =
  ({ db, audit }: { db: Kysely<Database>; audit: AuditTrail }) =>
  async (token: string, { isBackground }: { isBackground: boolean }): Promise<User | undefined> => {
    const row = await sessionOf(db, token);
    if (row === undefined) return undefined;
    const userId = Number(row.user_id);
    if (row.is_over) {
      // Only if it still is: a request that kept it alive may have come in between.
      await db.transaction().execute((trx) => endSessions(trx, audit, { userId, id: row.id, isOver: true }, 'over'));
      return undefined;
    }
    if (row.is_seen_long_ago && !isBackground) await keepAlive(db, row.id);
    const { username, is_admin: isAdmin, is_recent } = row;
    return { kind: 'user', userId, username, sessionId: row.id, isAdmin, isRecent: is_recent };
  };

const sessionOf = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'users.username', 'users.is_admin'])
    .select([isOver.as('is_over'), isRecent.as('is_recent'), isSeenLongAgo.as('is_seen_long_ago')])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();

/** Says that somebody is there. One that is over stays so. */
export async function keepAlive(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: sql`now()` })
    .where('id', '=', sessionId)
    .where(sql<boolean>`not ${isOver}`)
    .execute();
}
