import { linkRows, type Foot } from './link-rows.ts';
import { solve } from './solve.ts';

/**
 * How rows of text leave the straight on a page that is curved or was seen at a slant: a polynomial over the page whose sides run
 * from -1 to 1, in widths of the page, downwards. Beyond the box where rows were seen it goes on straight.
 */
export type Bend = {
  weights: readonly number[];
  box: readonly [left: number, top: number, right: number, bottom: number];
};

const fewest = 60;
/** Bends by less than this share of the height of capitals do no harm, and every redrawing blurs. */
const harmless = 0.3;
/** How far beyond the box a row goes on, where the sides of the page run from -1 to 1. */
const furthest = 0.4;

const basis = (s: number, t: number): number[] => [s, s * s, s * s * s, s * t, s * s * t, s * s * s * t];

/** How far down the row that is level with the middle of the page passes at a place, in pixels. */
export function bendAt(bend: Bend, x: number, y: number, page: PageSize): number {
  const [left, top, right, bottom] = bend.box;
  const s = (2 * x) / page.width - 1;
  const inside = Math.min(Math.max(s, left), right);
  const t = Math.min(Math.max((2 * y) / page.height - 1, top), bottom);
  const bent = polynomial(bend, inside, t);
  if (s === inside) return page.width * bent;
  const inward = s > inside ? -0.01 : 0.01;
  const slope = (polynomial(bend, inside + inward, t) - bent) / inward;
  return page.width * (bent + slope * Math.min(Math.max(s - inside, -furthest), furthest));
}

const polynomial = ({ weights }: Bend, s: number, t: number): number =>
  basis(s, t).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

export type PageSize = { width: number; height: number };

/** The bend of the rows on which these feet of letters stand; undefined when there are too few, or they stand straight enough. */
export function findBend(feet: readonly Foot[], page: PageSize, capital: number): Bend | undefined {
  if (feet.length < fewest) return undefined;
  const box = boxOf(feet, page);
  let bend: Bend = { weights: [], box };
  // Letters near one another are linked first; once their bend is known, so are the cells of a row.
  for (const reach of [1.6, 4, 14]) {
    const levelled = feet.map((foot) => ({ ...foot, y: foot.y - bendAt(bend, foot.x, foot.y, page) }));
    const rows = linkRows(levelled, { reach: reach * capital, tolerance: 0.35 * capital });
    bend = { weights: fit(feet, rows, page, { bend, capital }), box };
  }
  const most = Math.max(...feet.map((foot) => Math.abs(bendAt(bend, foot.x, foot.y, page))));
  return most > harmless * capital ? bend : undefined;
}

function boxOf(feet: readonly Foot[], page: PageSize): Bend['box'] {
  const across = feet.map((foot) => (2 * foot.x) / page.width - 1);
  const along = feet.map((foot) => (2 * foot.y) / page.height - 1);
  return [Math.min(...across), Math.min(...along), Math.max(...across), Math.max(...along)];
}

/** Least squares over the deviations of feet from the middle of their row, of which nothing is known but that it is level. */
function fit(
  feet: readonly Foot[],
  rows: readonly number[][],
  page: PageSize,
  { bend, capital }: { bend: Bend; capital: number },
): number[] {
  const size = basis(0, 0).length;
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const target = new Array<number>(size).fill(0);
  for (const row of rows) {
    const kept = standing(row, feet, page, { bend, capital });
    if (kept.length < 5) continue;
    const places = kept.map((foot) => basis((2 * foot.x) / page.width - 1, (2 * foot.y) / page.height - 1));
    const means = Array.from({ length: size }, (_, at) => mean(places.map((place) => place[at] ?? 0)));
    const level = mean(kept.map((foot) => foot.y));
    kept.forEach((foot, index) => {
      const centred = means.map((value, at) => (places[index]?.[at] ?? 0) - value);
      centred.forEach((value, at) => {
        target[at] = (target[at] ?? 0) + (value * (foot.y - level)) / page.width;
        centred.forEach((other, column) => {
          const line = matrix[at];
          if (line) line[column] = (line[column] ?? 0) + value * other;
        });
      });
    });
  }
  // A little weight on nothing keeps terms that the rows say nothing about at nothing.
  matrix.forEach((line, at) => (line[at] = (line[at] ?? 0) + 0.02));
  return solve(matrix, target);
}

/** Without the letters that hang below their row: by the bend known so far, feet lie deeper than most. */
function standing(
  row: readonly number[],
  feet: readonly Foot[],
  page: PageSize,
  { bend, capital }: { bend: Bend; capital: number },
): Foot[] {
  const all = row.flatMap((index) => feet[index] ?? []);
  const levelled = all.map((foot) => foot.y - bendAt(bend, foot.x, foot.y, page));
  const middle = levelled.toSorted((a, b) => a - b)[levelled.length >> 1] ?? 0;
  // While little is known of the bend, a long row may leave its middle far behind.
  const tolerance = bend.weights.length === 0 ? Infinity : 0.16 * capital;
  return all.filter((_, index) => Math.abs((levelled[index] ?? 0) - middle) < tolerance);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
