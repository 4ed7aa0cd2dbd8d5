import { createCueFinder } from '../told/cue-finder.ts';
import { standsNear, stemsIn } from '../source/standing.ts';
import type { Told } from '../told/told-sentence.ts';
import { doubtWords, joiningWords } from '../wording/doubt-words.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Check } from './check.ts';

const cuesIn = createCueFinder(joiningWords);

/** A reason, a condition or a time that a sentence gives stands where it rests; a reason is one there, and not what it is given for. */
export const joined: Check = (one) => {
  const { told, quoted, evidence } = one;
  if (quoted === undefined || quoted.isInRow || told.isQuestion) return [];
  const cues = cuesIn(told.words).filter(
    ({ first }) => !told.asides.some(([from, to]) => isWithin(told, first, from, to)),
  );
  const faults = cues.flatMap(({ kind, first, last }): VerifyFault[] => {
    const fault = kind === 'condition' ? 'condition' : 'reason';
    const isSaid = standsNear(behind(last, told), one);
    if (isSaid === false) return [fault];
    if (isSaid === undefined || kind === 'condition') return [];
    if (kind === 'cause' && standsNear(before(first, told), one) === false) return [fault];
    if (!hasVerb.test(quoted.sentence) && (kind === 'reason' || besides.test(quoted.sentence))) return [];
    const printed = kind === 'cause' ? doubtWords.printedCause : doubtWords.printedReason;
    return printed.test(evidence.nearText) ? [] : [fault];
  });
  return faults.length === 0 && isReversed(told.plain, quoted.sentence) ? ['reason'] : faults;
};

const besides = /[(:–—→]|->|\s-\s/;
/** "Simvastatin (muscle pain)" gives a reason without a word for it. */
const hasVerb = /\b(?:is|are|was|were|be|been|has|have|had|will|would|should|may|can|shows?|\w{3,}ed)\b/i;

const isWithin = ({ words }: Told, at: number, from: number, to: number): boolean =>
  from <= (words[at]?.start ?? 0) && (words[at]?.start ?? 0) < to;

/** Words between what is brought about and what brings it about, and those that stand the other way round. */
const between =
  /\b(?:(?<back>because of|due to|secondary to|caused by)|caused|causes|led to|results? in|resulted in|brought on)\b/i;

/** "C. difficile" goes on. */
const stop = /[,;]|\.(?=\s+\p{Lu}|\s*$)/u;

/** What a sentence says brings something about, and what that is. */
function causeIn(text: string): { cause: string[]; effect: string[] } | undefined {
  const found = between.exec(text);
  if (found === null) return undefined;
  const before = stemsIn(text.slice(0, found.index).split(stop).at(-1) ?? '');
  const [behind = '', rest = ''] = text.slice(found.index + found[0].length).split(stop);
  const after = stemsIn(behind);
  if (found.groups?.['back'] === undefined) return { cause: before, effect: after };
  // "Because of the cough, a scan was done".
  return { cause: after, effect: before.length > 0 ? before : stemsIn(rest) };
}

/** The printed effect told as the cause. */
function isReversed(told: string, printed: string): boolean {
  const [said, own] = [causeIn(told), causeIn(printed)];
  if (said === undefined || own === undefined) return false;
  const share = (one: readonly string[], other: readonly string[]): boolean => one.some((stem) => other.includes(stem));
  return share(said.effect, own.cause) && share(said.cause, own.effect) && !share(said.cause, own.cause);
}

const parting = /^[,;:.)]$/;

/** From a word to the next sign that parts. */
function behind(last: number, { words, text }: Told): [number, number] {
  const stop = words.findIndex(({ word }, at) => at > last && parting.test(word));
  return [words[last]?.end ?? 0, words[stop]?.start ?? text.length];
}

function before(first: number, { words }: Told): [number, number] {
  const stop = words.findLastIndex(({ word }, at) => at < first && parting.test(word));
  return [words[stop]?.end ?? 0, words[first]?.start ?? 0];
}
