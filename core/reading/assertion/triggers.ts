import type { Assertion } from '../../documents/explanation.ts';
import { expandPhrases } from '../../kernel/expand-phrases.ts';
import { endsAll, opensAnew } from './trigger-lists/boundaries.ts';
import { doubtsAfter, doubtsBefore } from './trigger-lists/doubts.ts';
import { eventualitiesAfter, eventualitiesBefore, reasonsToCall } from './trigger-lists/eventualities.ts';
import { looksLike } from './trigger-lists/looks-like.ts';
import { negationsAfter, negationsBefore } from './trigger-lists/negations.ts';
import { pastAfter, pastBefore, pastTimes } from './trigger-lists/past.ts';
import { relativesAfter, relativesBefore } from './trigger-lists/relatives.ts';

/** What a trigger says of the concepts in its reach. */
export type Modifier = Exclude<Assertion, 'present'>;

/**
 * Where a trigger reaches: the words after it, before it, or none. A pseudo trigger only looks like one, and takes its words out of
 * play. `terminate` ends the reach of every trigger, `resume` that of negation, doubt and history, for a new statement begins there.
 * With `led`, a verb of its kind must stand before it: "had pneumonia in 2019", "ring the clinic for pain".
 */
export type Trigger =
  | { kind: 'modify'; modifier: Modifier; reach: 'forward' | 'backward'; led?: boolean }
  | { kind: 'pseudo' }
  | { kind: 'terminate' }
  | { kind: 'resume' };

/**
 * Triggers after NegEx (Chapman et al., J Biomed Inform 2001; 34:301-310) and ConText (Harkema et al., J Biomed Inform 2009;
 * 42:839-851), gathered anew from reports and notes. ">" opens words that must follow without being part of the trigger
 * ("mother >denies"); "$" says that a stop must follow ("Fever: no."), "^" that one stands before ("negative fever");
 * "yyyy" stands for a year, "nn" for another number.
 */
const lists: readonly (readonly [Trigger, string])[] = [
  [{ kind: 'pseudo' }, looksLike],
  ...around('absent', negationsBefore, negationsAfter),
  ...around('possible', doubtsBefore, doubtsAfter),
  ...around('historical', pastBefore, pastAfter),
  [{ kind: 'modify', modifier: 'historical', reach: 'backward', led: true }, pastTimes],
  ...around('family', relativesBefore, relativesAfter),
  ...around('hypothetical', eventualitiesBefore, eventualitiesAfter),
  [{ kind: 'modify', modifier: 'hypothetical', reach: 'forward', led: true }, reasonsToCall],
  [{ kind: 'terminate' }, endsAll],
  [{ kind: 'resume' }, opensAnew],
];

function around(modifier: Modifier, before: string, after: string): [Trigger, string][] {
  return [
    [{ kind: 'modify', modifier, reach: 'forward' }, before],
    [{ kind: 'modify', modifier, reach: 'backward' }, after],
  ];
}

const copulas = ['is', 'are', 'was', 'were', 'has', 'have', 'had', 'could', 'can', 'does', 'did', 'do'];

/** "not seen" is as often "are not seen", where "are not" alone would be a trigger of its own. */
const startsWithNot = (trigger: Trigger, phrase: string): boolean =>
  trigger.kind === 'modify' && phrase.startsWith('not ');

export const triggerLists: readonly { trigger: Trigger; phrases: readonly string[] }[] = lists.map(
  ([trigger, phrases]) => ({
    trigger,
    phrases: expandPhrases(phrases).flatMap((phrase) =>
      startsWithNot(trigger, phrase) ? [phrase, ...copulas.map((verb) => `${verb} ${phrase}`)] : [phrase],
    ),
  }),
);
