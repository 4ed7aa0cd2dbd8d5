import { sayInSentence } from '../reading/assertion/assert-in-sentence.ts';
import type { Said } from '../reading/assertion/triggers.ts';

/** "to look for a blood clot", "a low probability of a clot" */
const sought =
  /\b(?:look(?:ed|ing)? for|rule out|r\/o|evaluate for|exclude|(?:low|small) (?:probability|likelihood|chance)|unlikely)\b[^.;:]{0,160}$/i;
/** "an X-ray because of a fall" */
const asReason = /\b(?:because of|consider|checked? for|instead of|avoid)\b[^.;:]{0,160}$/i;
const reach = 200;
const before = (words: string, at: number): string => words.slice(Math.max(0, at - reach), at);

/** "You have" tells here, and in a paper it warns. */
const assertionOf = (words: string, at: number): Said =>
  sayInSentence(words.replace(/\byou (?=\p{L})/giu, 'she '))(at, at + 1);

/** Whether told words say of what stands at a place that it is not there, or that it was only looked for. */
export const isDeniedAt = (words: string, at: number): boolean =>
  sought.test(before(words, at)) || assertionOf(words, at) === 'absent';

/** "Gout, an infection and a break unlikely": the first of a list that is unlikely. */
const isUnlikely = (words: string, at: number): boolean => {
  const list =
    /^([^.;:]{0,160}?)\b(?:unlikely|not (?:thought |felt |at all |very )?(?:to be )?likely|less likely)\b/i.exec(
      words.slice(at, at + reach),
    )?.[1];
  return list !== undefined && !/\b(?:likely|probabl[ey]|but|so|has|have)\b/i.test(list);
};

/** Whether told words say of what stands at a place that it is there, or may be, and now; "not well seen" says so of itself. */
export function isSaidAsPresent(words: string, at: number): boolean {
  if (/^(?:no|not|names no)\b/i.test(words.slice(at, at + reach))) return true;
  if (sought.test(before(words, at)) || asReason.test(before(words, at)) || isUnlikely(words, at)) return false;
  return ['present', 'possible'].includes(assertionOf(words, at));
}
