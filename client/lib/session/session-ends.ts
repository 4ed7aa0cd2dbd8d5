import { sessionTimes } from '#core/accounts/session-times.ts';
import type { TimedSession } from './session-api.ts';

/** When a session ends, by the clock of this device in milliseconds. `isFinal` where nothing that is done can move it. */
export type SessionEnds = { at: number; isFinal: boolean };

export const warningMs = sessionTimes.warningMinutes * 60_000;
export const seenEveryMs = sessionTimes.seenEverySeconds * 1000;

/** Null for a session that is kept: nobody is warned of its end. */
export function endsOf({ session, serverNow }: TimedSession): SessionEnds | null {
  if (session.isKept) return null;
  // A clock that goes wrong here must not end a session early or late.
  const ahead = serverNow === undefined ? 0 : Date.now() - serverNow;
  const [idle, final] = [Date.parse(session.endsAt), Date.parse(session.endsForGoodAt)];
  return { at: Math.min(idle, final) + ahead, isFinal: final <= idle };
}

const spokenAt = [10, 30, 60] as const;

/** The seconds that are left, at the few moments when listeners are told of them; undefined before the first. */
export const spokenSeconds = (leftMs: number): (typeof spokenAt)[number] | undefined =>
  spokenAt.find((seconds) => leftMs <= seconds * 1000);

/** `1:45`, and never below `0:00`. */
export function clockOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
