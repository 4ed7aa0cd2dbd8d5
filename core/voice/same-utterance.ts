import { editDistance } from './sound.ts';

/**
 * Whether a less likely alternative may be what was said. It is not where the likeliest holds more than it ("we went home" for "home"):
 * a recogniser mistakes words, but seldom makes them up. Nor where that says no.
 */
export function mayBeTheSame(likeliest: string, other: string): boolean {
  const words = likeliest.split(' ');
  if (words.some((word) => /^(?:not|never|no)$/.test(word))) return false;
  const said = other.split(' ');
  if (said.length < words.length && isWithin(said, words)) return false;
  const [one, two] = [words.join(''), said.join('')];
  return editDistance(one, two) <= 0.6 * Math.max(one.length, two.length);
}

function isWithin(fewer: readonly string[], more: readonly string[]): boolean {
  let at = 0;
  for (const word of more) if (word === fewer[at]) at += 1;
  return at === fewer.length;
}
