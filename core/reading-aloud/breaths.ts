import { sentencesOf } from '../reading/sentences.ts';

/** Voices that speak over a network stop after about fifteen seconds: nothing longer is said in one breath. In characters. */
export const longestBreath = 220;
const shortestPart = 40;

/** The sentences of some words, each short enough for one breath, and each a stretch of the given text. */
export const breathsOf = (text: string): string[] =>
  sentencesOf(text).flatMap(({ text: sentence }) => inBreaths(sentence));

/** Cuts at the ends of clauses, else at a blank; the parts together are the whole. */
export function inBreaths(text: string): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > longestBreath) {
    const at = cutOf(rest);
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

// The strongest pause first. Commas within numbers have no blank behind them.
const pauses = [/[.;:!?]\s/gu, /[,)]\s|\s[-–—]\s/gu, /\s(?:and|or|but|with|which|that|because|for)\s/gu, /\s/gu];

function cutOf(text: string): number {
  const within = text.slice(0, longestBreath);
  for (const pause of pauses) {
    const last = [...within.matchAll(pause)].at(-1);
    // Behind a mark, but in front of a word such as "and".
    const at = last === undefined ? -1 : last.index + (/^\s\p{L}/u.test(last[0]) ? 0 : last[0].length);
    if (at >= shortestPart) return at;
  }
  return longestBreath;
}
