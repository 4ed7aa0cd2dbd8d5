import type { Turn } from '#core/documents/page-layout.ts';
import type { Run, Word } from '../layout/geometry.ts';
import type { PlacedRun } from './placed-run.ts';
import { tiltedLines } from './tilted-lines.ts';

export type UprightPage = {
  width: number;
  height: number;
  /** Quarter turns clockwise that bring the page from how it is shown to how its text reads. */
  turn: Turn;
  runs: Run[];
  /** Text at another angle than most of the page: lines of words. */
  tilted: Word[][];
};

const quarter = Math.PI / 2;
/** Further from upright than a crooked scanner puts a page, nearer than any stamp stands. */
const mostTilt = (4 / 180) * Math.PI;

/** Turns a page so that most of its text reads from left to right. */
export function uprightPage(placed: readonly PlacedRun[], size: { width: number; height: number }): UprightPage {
  const quarters = mainQuarters(placed);
  const isUpright = ({ angle }: PlacedRun): boolean => Math.abs(angleBetween(angle, quarters * quarter)) <= mostTilt;
  return {
    ...(quarters % 2 === 0 ? size : { width: size.height, height: size.width }),
    turn: turnsBack[quarters] ?? 0,
    runs: placed.filter(isUpright).map((run) => uprightRun(run, quarters, size)),
    tilted: tiltedLines(
      placed.filter((run) => !isUpright(run)),
      (x, y) => placeInQuarter(x, y, quarters, size),
    ),
  };
}

const turnsBack: readonly Turn[] = [0, 270, 180, 90];

function mainQuarters(placed: readonly PlacedRun[]): number {
  const votes = [0, 0, 0, 0];
  for (const { angle, text } of placed) {
    const quarters = ((Math.round(angle / quarter) % 4) + 4) % 4;
    if (Math.abs(angleBetween(angle, quarters * quarter)) <= mostTilt)
      votes[quarters] = (votes[quarters] ?? 0) + text.length;
  }
  return votes.indexOf(Math.max(...votes));
}

const angleBetween = (a: number, b: number): number => Math.atan2(Math.sin(a - b), Math.cos(a - b));

function uprightRun(
  { text, x, y, width, size, monospaced }: PlacedRun,
  quarters: number,
  page: { width: number; height: number },
): Run {
  const [across, down] = placeInQuarter(x, y, quarters, page);
  return { text, x0: across, x1: across + width, baseline: down, size, monospaced };
}

/** Where a point of the shown page stands when text that ran so many quarters clockwise is brought upright. */
function placeInQuarter(
  x: number,
  y: number,
  quarters: number,
  { width, height }: { width: number; height: number },
): [x: number, y: number] {
  switch (quarters) {
    case 1:
      return [y, width - x];
    case 2:
      return [width - x, height - y];
    case 3:
      return [height - y, x];
    default:
      return [x, y];
  }
}
