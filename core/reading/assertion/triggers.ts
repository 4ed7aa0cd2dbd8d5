import type { Assertion } from '../../documents/explanation.ts';
import { expandPhrases } from '../../kernel/expand-phrases.ts';
import shorthand from './shorthand-phrases.json' with { type: 'json' };
import phrases from './trigger-phrases.json' with { type: 'json' };

/** How a sentence says a thing; `unsaid` of the patient: another person's, not known, or written down in error. */
export type Said = Assertion | 'unsaid';
/** What a trigger says of the concepts in its reach. */
export type Modifier = Exclude<Said, 'present'>;

/**
 * Where a trigger reaches. `pseudo` only looks like one; `terminate` ends all reach, `resume` that of negation, doubt and history; `ofPronoun`: of all
 * that was named before; `led`: where a verb of its kind stands before it ("had pneumonia in 2019").
 */
export type Trigger =
  | {
      kind: 'modify';
      modifier: Modifier;
      reach: 'forward' | 'backward';
      led?: boolean;
      outweighs?: boolean;
      ofPronoun?: boolean;
    }
  | { kind: 'exclude'; isDone: boolean }
  | { kind: 'again' }
  | { kind: 'pseudo' }
  | { kind: 'terminate' }
  | { kind: 'resume' };

/**
 * Triggers after NegEx (Chapman et al., J Biomed Inform 2001; 34:301-310) and ConText (Harkema et al., J Biomed Inform 2009;
 * 42:839-851), gathered anew from reports and notes. ">" opens words that must follow without being part of the trigger
 * ("mother >denies"); "$" says that a stop must follow ("Fever: no."), "^" that one stands before ("negative fever");
 * "yyyy" stands for a year, "nn" for another number. `before` what is meant, or `after` it; `whenLed` only where a verb of its kind leads to it.
 */
const lists: readonly (readonly [Trigger, readonly string[]])[] = [
  [{ kind: 'pseudo' }, phrases.looksLike],
  ...around('absent'),
  ...around('possible'),
  ...around('historical'),
  [{ kind: 'modify', modifier: 'historical', reach: 'backward', led: true }, phrases.historical.whenLed],
  ...around('family'),
  ...around('unsaid'),
  ...around('hypothetical'),
  [{ kind: 'modify', modifier: 'hypothetical', reach: 'forward', led: true }, phrases.hypothetical.whenLed],
  [{ kind: 'exclude', isDone: false }, phrases.excluding.act],
  [{ kind: 'exclude', isDone: true }, phrases.excluding.done],
  [{ kind: 'again' }, phrases.excluding.again],
  [{ kind: 'terminate' }, phrases.endsAll],
  [{ kind: 'resume' }, phrases.opensAnew],
];

function around(modifier: Modifier): [Trigger, readonly string[]][] {
  const written = modifier === 'unsaid' ? [phrases.unsaid] : [phrases[modifier], shorthand[modifier]];
  return [
    [{ kind: 'modify', modifier, reach: 'forward' }, written.flatMap(({ before }) => before)],
    [{ kind: 'modify', modifier, reach: 'backward' }, written.flatMap(({ after }) => after)],
  ];
}

const copulas = ['is', 'are', 'was', 'were', 'has', 'have', 'had', 'could', 'can', 'does', 'did', 'do'];

/** "not seen" is as often "are not seen", where "are not" alone would be a trigger of its own. */
const startsWithNot = (trigger: Trigger, phrase: string): boolean =>
  trigger.kind === 'modify' && phrase.startsWith('not ');

export const triggerLists: readonly { trigger: Trigger; phrases: readonly string[] }[] = lists.map(
  ([trigger, list]) => ({
    trigger,
    phrases: expandPhrases(list).flatMap((phrase) =>
      startsWithNot(trigger, phrase) ? [phrase, ...copulas.map((verb) => `${verb} ${phrase}`)] : [phrase],
    ),
  }),
);
