import type { TriggerMatch } from './match-triggers.ts';
import type { Modifier } from './triggers.ts';
import { isIn, type Word } from './words.ts';

/** A relative who reports is no relative who is ill. */
export function isIdle(words: readonly Word[], { trigger, first, last }: TriggerMatch, modifier: Modifier): boolean {
  if (words[first]?.word === 'serology' && words.slice(last + 1).some(({ word }) => isIn('answered', word)))
    return true;
  if (trigger.kind === 'modify' && trigger.reach === 'forward' && isOwnRisk(words, first, last)) return true;
  if (isRiskItself(words, first)) return true;
  if (words[first]?.word === 'hx' && first === last && opensStory(words, first)) return true;
  if (modifier === 'hypothetical' && trigger.kind === 'modify' && trigger.led === true)
    return !words.slice(0, first).some(({ word }) => isIn('callingVerbs', word));
  // "Fracture w/ possible nerve injury": what stands after such a word is doubted, not what stands before it.
  if (
    modifier === 'possible' &&
    trigger.kind === 'modify' &&
    trigger.reach === 'backward' &&
    isAdded(words, first, last)
  )
    return true;
  // "May represent colonisation rather than infection": of two things in doubt neither is denied.
  if (modifier === 'absent' && words[first + 1]?.word === 'than' && isDoubtedBefore(words, first)) return true;
  return isOfOther(modifier) && words.slice(last + 1, last + 5).some(({ word }) => isIn('observing', word));
}

/** "Hx belly pain:", "Hx seasonal sneeze, worse this week": a heading of what goes on. */
const opensStory = (words: readonly Word[], at: number): boolean =>
  at === 0 && words.slice(0, 8).some(({ word }) => word === ':' || isIn('goesOnNow', word));

/** "Smoker, stroke RF" names what may come; "diabetes a strong RF" and "no RFs" do not. */
const isRiskItself = (words: readonly Word[], first: number): boolean =>
  (words[first]?.word === 'rf' || words[first]?.word === 'rfs') && isIn('riskItself', words[first - 1]?.word);

/** "High risk stroke" looks ahead; "stroke risk given his age" does not. */
const isOwnRisk = (words: readonly Word[], first: number, last: number): boolean =>
  first === last && words[first]?.word === 'risk' && isIn('notAtRisk', words[last + 1]?.word ?? ';');

export const isOfOther = (modifier: Modifier): boolean => modifier === 'family' || modifier === 'unsaid';

const isDoubtedBefore = (words: readonly Word[], first: number): boolean =>
  words.slice(Math.max(0, first - 6), first).some(({ word }) => isIn('doubting', word));

function isAdded(words: readonly Word[], first: number, last: number): boolean {
  const before = words[first - 1]?.word === '/' ? words[first - 2]?.word : words[first - 1]?.word;
  const next = words[last + 1]?.word;
  return first === last && isIn('adding', before) && next !== undefined && !isIn('endsList', next);
}

/** "jaundice? fatigue": a question mark on the word before asks of that. */
export const isAskedBefore = (words: readonly Word[], { first }: TriggerMatch): boolean =>
  words[first]?.word === '?' && words[first - 1]?.end === words[first]?.start;
