import type { Passage } from './passages.ts';

/** Voices at their usual speed say about as many words a minute as a reader of audiobooks. */
const wordsAMinute = 150;

/** How long it takes to hear something: "About 4 minutes". A `speed` of 1 is the usual one, and 2 takes half as long. */
export function howLong(passages: readonly Pick<Passage, 'spoken'>[], speed = 1): string {
  const words = passages.reduce((sum, { spoken }) => sum + (spoken.match(/\S+/gu) ?? []).length, 0);
  const minutes = Math.round(words / wordsAMinute / speed);
  if (minutes === 0) return 'Less than 1 minute';
  return minutes === 1 ? 'About 1 minute' : `About ${minutes} minutes`;
}
