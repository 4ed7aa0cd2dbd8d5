import type { VerifyFault } from '../verify-sentence.ts';
import type { Check } from './check.ts';
import { isTrendRight } from './trends.ts';
import { toldAndPrinted } from '../wording/told-and-printed.ts';

/** What became of something since an earlier look, as people tell it, and the printed words that say so. */
const changes = toldAndPrinted('changes');

/** "Nothing suggests that it has grown" tells of no change. */
function isSaid(said: RegExp, text: string): boolean {
  const found = said.exec(text);
  return (
    found !== null && !/\b(?:nothing|no (?:sign|signs|evidence)|not suggest)\b[^.;]*$/i.test(text.slice(0, found.index))
  );
}

/** "Left worse than right" tells of no change. */
const betweenSides =
  /\b(?:worse|better|greater|more|larger|bigger|smaller|less) (?:than|on|in) (?:the )?(?:left|right|other)\b/gi;

/** A change that is told is printed. */
export const changed: Check = (one): VerifyFault[] => {
  const { told, evidence } = one;
  const isRight = isTrendRight(one);
  if (isRight !== undefined) return isRight ? [] : ['change'];
  if (told.isQuestion && /^\W*(?:is|are|has|have|will|could|can|does|do|should|how|when)\b/i.test(told.text)) return [];
  return changes.some(
    ({ said, printed }) =>
      isSaid(said, told.text) &&
      !/\b(?:if|whether|would|should|to see|in case|si)\b/i.test(told.text) &&
      !printed.test(evidence.nearText.replace(betweenSides, ' ')),
  )
    ? ['change']
    : [];
};
