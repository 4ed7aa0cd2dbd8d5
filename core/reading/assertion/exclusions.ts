import type { TriggerMatch } from './match-triggers.ts';
import type { Trigger } from './triggers.ts';
import { isIn, type Word } from './words.ts';

/**
 * "Is excluded" denies what stands before, "not been ruled out", "hard to exclude" and a bare "exclude" leave it possible. What is not excluded
 * outweighs a denial ("neither a fracture nor a tear can be excluded").
 */
export function readExclusions(words: readonly Word[], matches: readonly TriggerMatch[]): TriggerMatch[] {
  if (!matches.some(({ trigger: { kind } }) => kind === 'exclude' || kind === 'again')) return [...matches];
  const read: (TriggerMatch & { from: number })[] = [];
  for (const match of matches) {
    const { trigger, first } = match;
    if (trigger.kind === 'exclude') {
      const from = leadStart(words, match);
      read.push({ ...match, from, trigger: meaningOf(words, match, from, trigger.isDone) });
    } else if (trigger.kind === 'again' && read.length > 0) {
      read.push({
        ...match,
        from: first,
        trigger: { kind: 'modify', modifier: 'possible', reach: 'backward', outweighs: true },
      });
    }
  }
  const free = matches.filter(
    ({ trigger, first, last }) =>
      trigger.kind !== 'exclude' &&
      trigger.kind !== 'again' &&
      !read.some((one) => last >= one.from && first <= one.last),
  );
  return [...free, ...read].sort((a, b) => a.first - b.first);
}

function leadStart(words: readonly Word[], { first }: TriggerMatch): number {
  let from = first;
  while (isIn('excludedLeading', words[from - 1]?.word) || isIn('excludedDoubting', words[from - 1]?.word)) from -= 1;
  return from;
}

function meaningOf(words: readonly Word[], { first, last }: TriggerMatch, from: number, isDone: boolean): Trigger {
  const lead = words.slice(from, first).map(({ word }) => word);
  const isDoubted =
    !isDone ||
    lead.some((word) => isIn('excludedDoubting', word)) ||
    words.slice(0, first).some(({ word }) => isIn('excludedWrongly', word));
  const next = words[last + 1]?.word;
  const ofPronoun = isIn('excludedPronouns', next);
  const isBare = ofPronoun || isIn('excludedObjectless', next ?? ',');
  const isBehind = isDone
    ? next !== ':' && (isBare || lead.some((word) => isIn('excludedPassive', word)))
    : isBare && from < first;
  return {
    kind: 'modify',
    modifier: isDoubted ? 'possible' : 'absent',
    reach: isBehind ? 'backward' : 'forward',
    outweighs: (isDone || ofPronoun) && isDoubted,
    ofPronoun,
  };
}
