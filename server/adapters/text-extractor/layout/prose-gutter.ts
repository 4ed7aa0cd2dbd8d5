import { median, type Line, type Word } from './geometry.ts';

const windowLines = 5;
/** Of a line of running text. */
const fewestWords = 4;

/**
 * Where the right column starts when the next lines are two columns of prose: a strip of paper that no word enters, with both
 * sides filled like running text. A table has such strips too, but its sides are mostly blank.
 */
export function proseGutter(lines: readonly Line[], from: number, blank: number): number | undefined {
  if ((lines[from]?.words.length ?? 0) < 2 * fewestWords) return undefined;
  const window = lines.slice(from, from + windowLines);
  if (window.length < windowLines) return undefined;
  const words = window.flatMap((line) => line.words);
  const left = Math.min(...words.map((word) => word.x0));
  const right = Math.max(...words.map((word) => word.x1));
  const middle = freeStrips(words).filter(
    (strip) =>
      strip.x1 - strip.x0 > blank && strip.x0 > left + 0.25 * (right - left) && strip.x1 < left + 0.75 * (right - left),
  );
  return middle.map((strip) => strip.x1).find((x) => startsBothColumns(window[0], x) && isFilled(window, x));
}

type Strip = { x0: number; x1: number };

function freeStrips(words: readonly Word[]): Strip[] {
  const strips: Strip[] = [];
  let reach: number | undefined;
  for (const word of words.toSorted((a, b) => a.x0 - b.x0)) {
    if (reach !== undefined && word.x0 > reach) strips.push({ x0: reach, x1: word.x0 });
    reach = Math.max(reach ?? word.x1, word.x1);
  }
  return strips;
}

const sides = (line: Line, x: number): [Word[], Word[]] => [
  line.words.filter((word) => word.x0 < x),
  line.words.filter((word) => word.x0 >= x),
];

/** The first line of the columns is running text on both sides: labels and values above them are not. */
const startsBothColumns = (line: Line | undefined, x: number): boolean =>
  line !== undefined && sides(line, x).every((side) => side.length >= fewestWords);

function isFilled(lines: readonly Line[], x: number): boolean {
  return [0, 1].every((index) => {
    const columns = lines.map((line) => sides(line, x)[index] ?? []);
    const all = columns.flat();
    const extent = Math.max(...all.map((word) => word.x1)) - Math.min(...all.map((word) => word.x0));
    const inked = columns.map((side) => side.reduce((sum, word) => sum + word.x1 - word.x0, 0));
    return median(columns.map((side) => side.length)) >= fewestWords && median(inked) > 0.6 * extent;
  });
}
