import type { Passage } from '#core/reading-aloud/passages.ts';
import type { Speed } from '#client/lib/reader/reading-choices.ts';

/** What voices say in a minute at their usual speed, with the pauses between sentences. */
const lettersAMinute = 900;

/** About how long the passages from `at` on take; 0 where it is less than a minute. */
export function minutesLeft(passages: readonly Passage[], at: number, speed: Speed): number {
  const letters = passages.slice(at).reduce((sum, { spoken }) => sum + spoken.length, 0);
  const minutes = letters / lettersAMinute / speed;
  return minutes < 0.75 ? 0 : Math.round(minutes);
}
