import { sql } from 'kysely';
import { sessionTimes } from '#core/accounts/session-times.ts';

const { idleMinutes, longestHours, keptDays, recentMinutes, seenEverySeconds } = sessionTimes;
const kept = sql`make_interval(days => ${keptDays}::int)`;
const idle = sql`case when sessions.is_kept then ${kept} else make_interval(mins => ${idleMinutes}::int) end`;
const longest = sql`case when sessions.is_kept then ${kept} else make_interval(hours => ${longestHours}::int) end`;

/** The database's clock decides: what a session is at this moment. */
export const endsForGoodAt = sql<Date>`sessions.created_at + ${longest}`;
export const endsAt = sql<Date>`least(sessions.seen_at + ${idle}, ${endsForGoodAt})`;
export const isOver = sql<boolean>`${endsAt} <= now()`;
export const isRecent = sql<boolean>`sessions.authenticated_at > now() - make_interval(mins => ${recentMinutes}::int)`;
/** Whether it is worth writing down that somebody is there. */
export const isSeenLongAgo = sql<boolean>`sessions.seen_at <= now() - make_interval(secs => ${seenEverySeconds}::int)`;
