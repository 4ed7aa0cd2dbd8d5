import { cuesIn } from '../statements/cue-finder.ts';
import type { Statement, StatementRole } from '../statements/statement.ts';
import type { PartPlan } from './outlines.ts';
import type { Speaker } from './speaker.ts';
import type { StorySentence } from './story.ts';
import { tellPart } from './tell-part.ts';

/** "At that time, she was diagnosed with …" */
const isOfThePast = (text: string): boolean =>
  /^(?:at that time|in (?:19|20)\d\d|previously)\b|\b(?:years? ago|had been|in the past|was (?:initially|first|originally) diagnosed)\b/i.test(
    text,
  );

/** "The scan showed a blocked vein": an illness that something showed weighs more than what is only measured. */
const isShown = ({ text, role, certainty }: Statement): boolean =>
  (role === 'finding' || role === 'examination' || role === 'course') &&
  certainty !== 'denied' &&
  (cuesIn(text).get('severe') ?? 0) > 0 &&
  /\b(?:reveal(?:s|ed|ing)|show(?:s|ed|ing)|demonstrat(?:es|ed|ing)|consistent with|diagnos(?:ed with|tic of)|confirm(?:s|ed|ing))\b/i.test(
    text,
  ) &&
  !isOfThePast(text);

/** Of a note without a conclusion: why the person came, and what is next. */
const ofNote: readonly PartPlan[] = [
  {
    part: 'bottom_line',
    roles: ['reason', 'history'],
    most: 1,
    list: 'You came because of',
    isInOrder: true,
    isMust: true,
  },
  { part: 'bottom_line', roles: ['next_step'], most: 1, worst: true, isMust: true },
];

/** The bottom line of a paper without a conclusion: what its own words call one, else the weightiest, else why the person came. */
export function mainOf(
  statements: readonly Statement[],
  used: Set<number>,
  speaker: Speaker,
  isNote: boolean,
): StorySentence[] {
  if (isNote) {
    const told = ofNote.flatMap((plan) => tellPart(plan, statements, used, speaker));
    if (told.length > 0) return told;
  }
  const concluding = statements.filter(
    ({ text, role }) =>
      role !== 'furniture' && role !== 'family' && cuesIn(text).has('conclusion') && !isOfThePast(text),
  );
  const shown = statements.filter(isShown);
  const some = concluding.length > 0 ? concluding : shown.length > 0 ? shown : statements;
  const groups: StatementRole[][] = [
    ['course', 'history', 'finding'],
    ['reason', 'done'],
    ['past', 'examination', 'symptoms'],
    ['next_step'],
  ];
  for (const roles of groups) {
    const main = tellPart({ part: 'bottom_line', roles, most: 2, isMust: true, worst: true }, some, used, speaker);
    if (main.length > 0) return main;
  }
  return [];
}
