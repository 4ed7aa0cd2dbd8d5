import type { Assertion } from '../../documents/explanation.ts';
import { answersIn } from './answers.ts';
import { readExclusions } from './exclusions.ts';
import { isAskedBefore, isIdle } from './idle-triggers.ts';
import { matchTriggers } from './match-triggers.ts';
import { backwardStart, behindDash, forwardEnd } from './reach.ts';
import type { Modifier, Said } from './triggers.ts';
import { wordsOf, type Word } from './words.ts';

/** Of several modifiers on one concept, the first of these counts. */
const precedence: readonly Modifier[] = ['unsaid', 'absent', 'family', 'hypothetical', 'possible', 'historical'];

type Scope = { modifier: Modifier; from: number; to: number; outweighs?: boolean | undefined };

/** As `sayInSentence`, where the question is only whether a thing is the patient's: what is said of somebody else counts as the family's. */
export function assertInSentence(sentence: string): (start: number, end: number) => Assertion {
  const saidAt = sayInSentence(sentence);
  return (start, end) => {
    const said = saidAt(start, end);
    return said === 'unsaid' ? 'family' : said;
  };
}

/** How a sentence asserts what stands at a range in it, by ConText; ticked boxes, signs and "Fever: no" answer for what they stand beside. */
export function sayInSentence(sentence: string): (start: number, end: number) => Said {
  const { text, denied, former } = answersIn(sentence);
  const scopes = [
    ...denied.map(([from, to]): Scope => ({ modifier: 'absent', from, to })),
    ...former.map(([from, to]): Scope => ({ modifier: 'historical', from, to })),
    ...scopesOf(wordsOf(text), text),
  ];
  return (start, end) => {
    const inside = scopes.filter((scope) => scope.from < end && start < scope.to);
    if (inside.some(({ outweighs }) => outweighs)) return 'possible';
    const found = precedence.find((modifier) => inside.some((scope) => scope.modifier === modifier));
    return found ?? 'present';
  };
}

function scopesOf(words: readonly Word[], text: string): Scope[] {
  const matches = readExclusions(words, matchTriggers(words));
  return matches.flatMap((match) => {
    const { trigger } = match;
    if (trigger.kind !== 'modify' || isIdle(words, match, trigger.modifier)) return [];
    const [first, last] =
      trigger.reach === 'forward' && !isAskedBefore(words, match)
        ? [match.last + 1, forwardEnd(words, matches, match, trigger.modifier)]
        : [behindDash(words, text, backwardStart(words, matches, match), match), match.first - 1];
    const from = words[first];
    const to = words[last];
    return from && to && first <= last
      ? [{ modifier: trigger.modifier, from: from.start, to: to.end, outweighs: trigger.outweighs }]
      : [];
  });
}
