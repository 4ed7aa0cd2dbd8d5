import type { Word } from '../layout/geometry.ts';

/**
 * Heads of columns are often set upright to save room. Lines at a right angle to the page that stand side by side, at the same
 * height and further apart than lines of text, are such heads. Gives them as words that lie at the foot of their lines, and the
 * lines that are none.
 */
export function layHeadersDown(lines: readonly Word[][]): { heads: Word[]; others: Word[][] } {
  const heads = lines.filter((line) => lines.some((other) => other !== line && standSideBySide(line, other)));
  const foot = new Map(heads.map((line) => [line, lowestBeside(line, heads)]));
  return {
    heads: heads.flatMap((line) => laidDown(line, foot.get(line) ?? 0, roomFor(line, heads))),
    others: lines.filter((line) => !heads.includes(line)),
  };
}

type Box = Pick<Word, 'x0' | 'x1' | 'y0' | 'y1'>;

const boxOf = (line: readonly Word[]): Box => ({
  x0: Math.min(...line.map((word) => word.x0)),
  x1: Math.max(...line.map((word) => word.x1)),
  y0: Math.min(...line.map((word) => word.y0)),
  y1: Math.max(...line.map((word) => word.y1)),
});

const isStanding = ({ x0, x1, y0, y1 }: Box): boolean => y1 - y0 > 2 * (x1 - x0);
const middle = ({ x0, x1 }: Box): number => (x0 + x1) / 2;

function standSideBySide(line: readonly Word[], other: readonly Word[]): boolean {
  const [a, b] = [boxOf(line), boxOf(other)];
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  const apart = Math.abs(middle(a) - middle(b));
  const thickness = Math.max(a.x1 - a.x0, b.x1 - b.x0);
  return (
    isStanding(a) &&
    isStanding(b) &&
    shared > 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0) &&
    apart > 1.8 * thickness &&
    apart < 15 * thickness
  );
}

const lowestBeside = (line: readonly Word[], heads: readonly Word[][]): number =>
  Math.max(boxOf(line).y1, ...heads.filter((other) => standSideBySide(line, other)).map((other) => boxOf(other).y1));

/** The width that a head may take without touching its neighbour. */
const roomFor = (line: readonly Word[], heads: readonly Word[][]): number =>
  0.75 *
  Math.min(
    ...heads
      .filter((other) => standSideBySide(line, other))
      .map((other) => Math.abs(middle(boxOf(other)) - middle(boxOf(line)))),
  );

function laidDown(line: readonly Word[], foot: number, room: number): Word[] {
  const box = boxOf(line);
  const size = box.x1 - box.x0;
  const letters = line.reduce((sum, { text }) => sum + text.length + 1, -1);
  const width = Math.min(room, 0.55 * size * letters);
  let x = middle(box) - width / 2;
  return line.map((word) => {
    const x1 = x + (width * word.text.length) / letters;
    const laid = { ...word, x0: x, x1, y0: foot - size, y1: foot };
    x = x1 + width / letters;
    return laid;
  });
}
