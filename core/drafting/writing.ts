import type { Engine, TurnedDown, Writing } from '../documents/explanation.ts';
import { harmlessWords } from './clean-words.ts';
import type { PartTold } from './tell-part.ts';

const mostShown = 80;

/** How a model's sentences came through the check. */
export function writingOf(parts: readonly PartTold[], { engine, model }: { engine: Engine; model: string }): Writing {
  const turnedDown = parts.flatMap(({ section, judged, replaced }) =>
    judged.flatMap((one): TurnedDown[] =>
      one.isKept
        ? []
        : [
            {
              section,
              text: harmlessWords(one.text),
              faults: [...new Set(one.faults)],
              outcome: replaced.has(one) ? 'replaced' : 'dropped',
            },
          ],
    ),
  );
  const checked = parts.reduce((sum, { judged }) => sum + judged.length, 0);
  const replaced = turnedDown.filter(({ outcome }) => outcome === 'replaced').length;
  return {
    engine,
    model,
    checked,
    kept: checked - turnedDown.length,
    replaced,
    dropped: turnedDown.length - replaced,
    turnedDown: turnedDown.slice(0, mostShown),
  };
}

/** Of few sentences a few can fail by chance; of an unfinished text more has to be seen. */
const fewest = { whole: 4, unfinished: 8 };

/** More than half of what a model wrote does not stand; or it is whole, and nothing of it does. */
export function isRefusal(parts: readonly PartTold[], isComplete: boolean): boolean {
  const judged = parts.flatMap((part) => part.judged);
  const failed = judged.filter(({ isKept }) => !isKept).length;
  if (isComplete && failed === judged.length) return true;
  return judged.length >= (isComplete ? fewest.whole : fewest.unfinished) && failed * 2 > judged.length;
}
