import { doubtWords } from '../wording/doubt-words.ts';
import type { Check } from './check.ts';

/** What holds of a part is not told of the whole, and what is told of all is printed of all. */
export const scope: Check = ({ told, quoted, evidence }) => {
  if (quoted === undefined || quoted.isInRow || told.isQuestion) return [];
  const { plain } = told;
  if (doubtWords.wide.test(plain) && !doubtWords.printedWide.test(evidence.nearText)) return ['scope'];
  return doubtWords.printedPart.test(quoted.words) && !doubtWords.toldPart.test(plain) ? ['scope'] : [];
};

/** What went up is not told as going down. */
export const opposedChange: Check = ({ told, quoted, evidence }) => {
  if (quoted === undefined || quoted.isInRow || told.isQuestion) return [];
  const [isUp, isDown] = [doubtWords.up.test(told.plain), doubtWords.down.test(told.plain)];
  if (isUp === isDown) return [];
  const [own, other] = isUp
    ? [doubtWords.printedUp, doubtWords.printedDown]
    : [doubtWords.printedDown, doubtWords.printedUp];
  return other.test(quoted.words) && !own.test(evidence.nearText) ? ['change'] : [];
};

/** What is slight is not told as plain. */
export const degreeDropped: Check = ({ told, quoted }) =>
  quoted !== undefined &&
  !quoted.isInRow &&
  !told.isQuestion &&
  doubtWords.printedSlight.test(quoted.words) &&
  !doubtWords.toldSlight.test(told.text)
    ? ['severity']
    : [];

/** What is still to come is not told as done, nor what was done as still to come. */
export const planned: Check = ({ told, quoted, evidence }) => {
  if (quoted === undefined || quoted.isInRow || told.isQuestion) return [];
  const [isPlanned, isDone] = [doubtWords.printedPlan.test(quoted.words), doubtWords.printedDone.test(quoted.words)];
  if (isPlanned && !isDone && doubtWords.toldDone.test(told.plain) && !doubtWords.toldPlan.test(told.plain))
    return ['plan'];
  if (doubtWords.toldTakenOut.test(told.plain) && !doubtWords.printedTakenOut.test(evidence.nearText)) return ['plan'];
  if (doubtWords.toldArranged.test(told.plain) && !doubtWords.printedPlan.test(evidence.nearText)) return ['plan'];
  return isDone && !isPlanned && doubtWords.toldToCome.test(told.plain) ? ['plan'] : [];
};
