import type { Word } from '../layout/geometry.ts';
import type { PlacedRun } from './placed-run.ts';

/** Where a point of the shown page stands on the upright one. */
type Place = (x: number, y: number) => [x: number, y: number];

/** Text at an angle, such as a stamp, as lines of words with boxes on the upright page. */
export function tiltedLines(runs: readonly PlacedRun[], place: Place): Word[][] {
  const lines: PlacedRun[][] = [];
  for (const run of runs) {
    const before = lines.at(-1)?.at(-1);
    if (before && continues(before, run)) lines.at(-1)?.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => line.flatMap((run) => wordsOfRun(run, place))).filter((line) => line.length > 0);
}

/** The lines, or none when no line has a word in it: patterns and bar codes are drawn with letters too. */
export const linesThatRead = (lines: readonly Word[][]): Word[][] => (lines.some(readsLikeWords) ? [...lines] : []);

const readsLikeWords = (line: readonly Word[]): boolean =>
  line.some(({ text }) => /\p{L}{3,}/u.test(text) && /[aeiouyαεηιουωаеёиоуыэюя]/iu.test(text.normalize('NFD')));

/** Whether a run goes on where another ends, at its angle. */
function continues(before: PlacedRun, run: PlacedRun): boolean {
  const [cos, sin] = [Math.cos(before.angle), Math.sin(before.angle)];
  const [dx, dy] = [run.x - before.x, run.y - before.y];
  const gap = dx * cos + dy * sin - before.width;
  const drop = dy * cos - dx * sin;
  return (
    Math.abs(run.angle - before.angle) < 0.01 &&
    Math.abs(drop) < 0.5 * before.size &&
    gap > -0.5 * before.size &&
    gap < 1.5 * before.size
  );
}

function wordsOfRun(run: PlacedRun, place: Place): Word[] {
  const character = run.width / Math.max(1, run.text.length);
  return [...run.text.matchAll(/\S+/gu)].map((match) => ({
    text: match[0],
    ...boxOf(run, match.index * character, (match.index + match[0].length) * character, place),
  }));
}

function boxOf(run: PlacedRun, from: number, to: number, place: Place): Omit<Word, 'text'> {
  const [cos, sin] = [Math.cos(run.angle), Math.sin(run.angle)];
  const corners = [from, to].flatMap((along) =>
    [0.8, -0.2].map((up) =>
      place(run.x + along * cos + up * run.size * sin, run.y + along * sin - up * run.size * cos),
    ),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}
