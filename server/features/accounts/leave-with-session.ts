import type { Kysely } from 'kysely';
import type { Actor } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { ProgressFeed } from '../documents/progress-feed.ts';
import { isOver } from './session-rules.ts';

export type LeaveWithSessionDeps = { db: Kysely<Database>; progress: ProgressFeed };

const lookEveryMs = 15_000;

/** What is announced when a session is ended: see `endSessions`. */
export const endOfSession = (sessionId: string): string => `session ${sessionId}`;

/**
 * Ends a stream with the session that asked for it: at once when it is signed out or ended from elsewhere, in seconds when its time is over.
 * What fires `left` otherwise ends the watching.
 */
export function leaveWithSession({ db, progress }: LeaveWithSessionDeps, actor: Actor, left: AbortController): void {
  if (actor.kind !== 'user' || left.signal.aborted) return;
  const { sessionId } = actor;
  const look = () =>
    void isOpen(db, sessionId).then(
      (isStillOpen) => isStillOpen || left.abort(),
      // A database that is away ends no session; the next look tells.
      () => undefined,
    );
  const unsubscribe = progress.subscribe(endOfSession(sessionId), look);
  const timer = setInterval(look, lookEveryMs).unref();
  left.signal.addEventListener('abort', () => {
    clearInterval(timer);
    unsubscribe();
  });
}

async function isOpen(db: Kysely<Database>, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select(isOver.as('is_over'))
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.is_over === false;
}
