import type { Assertion } from '../../documents/explanation.ts';
import { matchTriggers, type TriggerMatch } from './match-triggers.ts';
import { ongoing, openers, type Modifier } from './triggers.ts';
import { wordsOf, type Word } from './words.ts';

/** Of several modifiers on one concept, the first of these counts. */
const precedence: readonly Modifier[] = ['absent', 'family', 'hypothetical', 'possible', 'historical'];

type Scope = { modifier: Modifier; from: number; to: number };

/**
 * How a sentence asserts what stands at an offset range in it, by ConText: a trigger reaches to the end (or the start) of its sentence
 * or to the next word that ends its reach.
 */
export function assertInSentence(sentence: string): (start: number, end: number) => Assertion {
  const words = wordsOf(sentence);
  const scopes = scopesOf(words);
  return (start, end) => {
    const inside = scopes.filter((scope) => scope.from < end && start < scope.to);
    const found = precedence.find((modifier) => inside.some((scope) => scope.modifier === modifier));
    return found ?? 'present';
  };
}

function scopesOf(words: readonly Word[]): Scope[] {
  const matches = matchTriggers(words);
  return matches.flatMap((match) => {
    const { trigger } = match;
    if (trigger.kind !== 'modify') return [];
    const [first, last] =
      trigger.reach === 'forward'
        ? [match.last + 1, forwardEnd(words, matches, match, trigger.modifier)]
        : [backwardStart(words, matches, match, trigger.modifier), match.first - 1];
    const from = words[first];
    const to = words[last];
    return from && to && first <= last ? [{ modifier: trigger.modifier, from: from.start, to: to.end }] : [];
  });
}

/** The last word in reach. */
function forwardEnd(
  words: readonly Word[],
  matches: readonly TriggerMatch[],
  match: TriggerMatch,
  modifier: Modifier,
): number {
  const stop = matches.find((other) => other.first > match.last && ends(other, modifier, other.first - match.last));
  const last = (stop?.first ?? words.length) - 1;
  for (let at = match.last + 1; at <= last; at += 1) {
    const word = words[at]?.word;
    if (word === ';') return at - 1;
    if (word === ',' && modifier === 'absent' && opensStatement(words, at, last)) return at - 1;
  }
  return last;
}

function ends({ trigger }: TriggerMatch, modifier: Modifier, distance: number): boolean {
  if (trigger.kind === 'terminate') return true;
  if (trigger.kind === 'resume') return modifier !== 'family' && modifier !== 'hypothetical';
  // "Strep negative for growth, likely viral": a new doubt ends a negation, but "no concern for" is one.
  return modifier === 'absent' && trigger.kind === 'modify' && trigger.modifier === 'possible' && distance > 2;
}

function opensStatement(words: readonly Word[], comma: number, last: number): boolean {
  const next = words[comma + 1]?.word ?? '';
  if (!openers.has(next)) return false;
  return !words.slice(comma, last + 1).some(({ word }) => word === 'or' || word === 'nor');
}

function backwardStart(
  words: readonly Word[],
  matches: readonly TriggerMatch[],
  match: TriggerMatch,
  modifier: Modifier,
): number {
  const stop = matches.findLast((other) => other.last < match.first && ends(other, modifier, 0));
  const floor = (stop?.last ?? -1) + 1;
  const own = words[match.first - 1]?.word === ',' ? match.first - 2 : match.first - 1;
  if (modifier === 'historical' && words.slice(floor, match.first).some(({ word }) => ongoing.has(word)))
    return match.first;
  let isList = false;
  for (let at = own; at >= floor; at -= 1) {
    const word = words[at]?.word;
    if (word === 'and' || word === 'or' || word === 'nor') isList = true;
    if (word === ';' || (word === ',' && !isList)) return at + 1;
  }
  return floor;
}
