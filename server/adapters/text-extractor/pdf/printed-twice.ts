import type { PlacedRun } from './placed-run.ts';

/** How far apart, in sizes of the print, the same text may stand to be the same: bold and shadows are made by printing twice. */
const nearest = 0.2;

/** Leaves out text that is printed over itself. */
export function withoutSecondPrint(runs: readonly PlacedRun[]): PlacedRun[] {
  const before = new Map<string, PlacedRun[]>();
  return runs.filter((run) => {
    const same = before.get(run.text);
    if (same === undefined) {
      before.set(run.text, [run]);
      return true;
    }
    const isSecond = same.some((each) => Math.hypot(each.x - run.x, each.y - run.y) < nearest * run.size);
    if (!isSecond) same.push(run);
    return !isSecond;
  });
}
