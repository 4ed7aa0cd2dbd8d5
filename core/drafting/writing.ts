import type { TurnedDown, Writing } from '../documents/explanation.ts';
import { isKept, isSound, type Checked } from './check-sentence.ts';
import { harmlessWords } from './clean-words.ts';
import { sectionOf } from './draft-parts.ts';

const maxShown = 80;

/** How a model's sentences came through the check. */
export function writingOf(
  checked: readonly Checked[],
  replaced: ReadonlySet<Checked>,
  by: Pick<Writing, 'engine' | 'model' | 'judge'>,
): Writing {
  const turnedDown = checked
    .filter((one) => !isKept(one))
    .map((one): TurnedDown => ({
      section: sectionOf[one.part],
      text: harmlessWords(one.text),
      faults: [...new Set([...one.faults, ...one.doubts])],
      outcome: replaced.has(one) ? 'replaced' : 'dropped',
    }));
  const replacedCount = turnedDown.filter(({ outcome }) => outcome === 'replaced').length;
  return {
    ...by,
    checked: checked.length,
    kept: checked.length - turnedDown.length,
    replaced: replacedCount,
    dropped: turnedDown.length - replacedCount,
    turnedDown: turnedDown.slice(0, maxShown),
  };
}

/** Of few sentences a few can fail by chance; of an unfinished text more has to be seen. */
const fewest = { whole: 4, unfinished: 8 };

/** More than half of what a model wrote does not stand; or it is whole, and nothing of it does. */
export function isRefusal(checked: readonly Checked[], isComplete: boolean): boolean {
  const failed = checked.filter((one) => !isSound(one)).length;
  if (isComplete && failed === checked.length) return true;
  return checked.length >= (isComplete ? fewest.whole : fewest.unfinished) && failed * 2 > checked.length;
}
