import { sql } from 'kysely';
import { visitTimes } from '#core/sharing/visit-times.ts';

const { idleMinutes, longestHours, seenEverySeconds } = visitTimes;

/** Wrong codes before a share asks for a new one. */
export const mostTries = 10;

/** The database's clock decides: what a share is at this moment. */
export const isExpired = sql<boolean>`(shares.expires_at is not null and shares.expires_at <= now())`;
export const isShareOpen = sql<boolean>`(shares.revoked_at is null and not ${isExpired})`;

/** What a visit is at this moment. */
export const isVisitOver = sql<boolean>`least(
  share_visits.seen_at + make_interval(mins => ${idleMinutes}::int),
  share_visits.created_at + make_interval(hours => ${longestHours}::int)) <= now()`;
export const isVisitSeenLongAgo = sql<boolean>`share_visits.seen_at <= now() - make_interval(secs => ${seenEverySeconds}::int)`;
