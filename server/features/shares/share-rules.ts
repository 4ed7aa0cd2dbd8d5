import { sql } from 'kysely';
import { visitTimes } from '#core/sharing/visit-times.ts';
import { isOver as isSessionOver } from '../accounts/session-rules.ts';

const { idleMinutes, longestHours, seenEverySeconds } = visitTimes;

/** Wrong codes before a share asks for a new one. */
export const mostTries = 10;

/** The database's clock decides: what a share is at this moment. */
export const isExpired = sql<boolean>`(shares.expires_at is not null and shares.expires_at <= now())`;
export const isShareOpen = sql<boolean>`(shares.revoked_at is null and not ${isExpired})`;

/** What a visit is at this moment. */
const visitOverAt = sql<Date>`least(
  share_visits.seen_at + make_interval(mins => ${idleMinutes}::int),
  share_visits.created_at + make_interval(hours => ${longestHours}::int))`;
export const isVisitOver = sql<boolean>`(${visitOverAt} <= now())`;
export const isVisitSeenLongAgo = sql<boolean>`share_visits.seen_at <= now() - make_interval(secs => ${seenEverySeconds}::int)`;

/** When a visit ends if nobody does anything. */
export const visitEndsAt = sql<Date>`least(shares.expires_at, ${visitOverAt})`;

/** What was opened without a code is open to one person: in the session that opened it, while the address is confirmed to be theirs. */
const isVisitorKnown = sql<boolean>`(share_visits.session_id is null or exists (
  select from sessions inner join users on users.id = sessions.user_id
  where sessions.id = share_visits.session_id and not ${isSessionOver}
    and users.email_index = shares.recipient_index and users.email_verified_at is not null))`;

/** Whether a visit shows a document that is there, by a share that is open: of `share_visits`, `shares` and `documents` joined. */
export const isVisitOpen = sql<boolean>`(
  documents.deleted_at is null and ${isShareOpen} and not ${isVisitOver} and ${isVisitorKnown})`;
