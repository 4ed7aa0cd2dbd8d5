import { sql, type Kysely } from 'kysely';
import type { Recipient } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import { endOfSession } from '../accounts/leave-with-session.ts';
import { createAlarm } from '../documents/alarm.ts';
import type { ProgressFeed } from '../documents/progress-feed.ts';
import { topicOfShare } from './end-visits.ts';
import { isVisitOpen, visitEndsAt } from './share-rules.ts';

export type WatchVisitDeps = { db: Kysely<Database>; progress: ProgressFeed };

/** How a visit stands. `open` is told again now and then, so that a connection is seen to be alive. */
export type VisitState = 'open' | 'ended';

// Between looks: notices carry the news, and looking covers the ones that were missed.
const lookEveryMs = { live: 15_000, deaf: 1_000 };
// Behind the moment itself, so that the look finds it passed.
const behindMs = 100;

/** Tells that a visit is open, and at once when it is not any more: revoked, deleted, left, or its time is over. Ends with the signal. */
export async function* watchVisit(
  { db, progress }: WatchVisitDeps,
  recipient: Recipient,
  signal: AbortSignal,
): AsyncGenerator<VisitState> {
  const alarm = createAlarm();
  const unsubscribe = topicsOf(recipient).map((topic) => progress.subscribe(topic, alarm.ring));
  signal.addEventListener('abort', alarm.ring);
  try {
    while (!signal.aborted && !progress.isClosed()) {
      const msLeft = await findTimeLeft(db, recipient);
      if (msLeft === undefined) {
        yield 'ended';
        return;
      }
      yield 'open';
      const lookIn = progress.isLive() ? lookEveryMs.live : lookEveryMs.deaf;
      await alarm.sleep(Math.min(lookIn, msLeft + behindMs));
    }
  } finally {
    signal.removeEventListener('abort', alarm.ring);
    for (const stop of unsubscribe) stop();
  }
}

/** The document itself wakes the watch as well: what is deleted is closed at once. */
const topicsOf = ({ shareId, ticket, sessionId }: Recipient): string[] => [
  topicOfShare(shareId),
  ticket,
  ...(sessionId === null ? [] : [endOfSession(sessionId)]),
];

/** Milliseconds until a visit ends by itself, by the clock of the database; undefined when it is over. */
async function findTimeLeft(db: Kysely<Database>, { visitId }: Recipient): Promise<number | undefined> {
  const row = await db
    .selectFrom('share_visits')
    .innerJoin('shares', 'shares.id', 'share_visits.share_id')
    .innerJoin('documents', 'documents.ticket', 'shares.ticket')
    .select(sql<number>`(extract(epoch from ${visitEndsAt} - now()) * 1000)::float8`.as('left'))
    .where('share_visits.id', '=', String(visitId))
    .where(isVisitOpen)
    .executeTakeFirst();
  return row?.left;
}
