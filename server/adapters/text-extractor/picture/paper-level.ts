import type { Grey } from './grey.ts';
import type { Point } from './plane-map.ts';

/** How bright the paper is, cell by cell: `cell` pixels a side of the picture it was taken from. */
export type PaperLevel = { levels: Float32Array; columns: number; rows: number; cell: number };

/** What paper becomes: a little below white, so that noise on it is not cut off. */
const paper = 245;

/** Paper fills most of a cell even under text: its shade is that of the lighter pixels, not the lightest, which are noise. */
const paperShare = 0.8;

/** A cell this much darker than the paper around it is ink (a bar, a bold letter, a picture) and not shade. */
const inkShare = 0.6;

export function paperLevel(grey: Grey, cell: number): PaperLevel {
  const columns = Math.max(1, Math.ceil(grey.width / cell));
  const rows = Math.max(1, Math.ceil(grey.height / cell));
  const level = { levels: new Float32Array(columns * rows), columns, rows, cell };
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      level.levels[row * columns + column] = cellLevel(grey, column * cell, row * cell, cell, counts);
    }
  }
  return bridgeInk(level);
}

function cellLevel({ pixels, width, height }: Grey, x0: number, y0: number, cell: number, counts: Uint16Array): number {
  counts.fill(0);
  const x1 = Math.min(width, x0 + cell);
  const y1 = Math.min(height, y0 + cell);
  for (let y = y0; y < y1; y++) {
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const shade = pixels[at] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
  }
  let lighter = (1 - paperShare) * (x1 - x0) * (y1 - y0);
  let shade = 255;
  while (shade > 0 && lighter > (counts[shade] ?? 0)) lighter -= counts[shade--] ?? 0;
  return shade;
}

/** Cells of ink take the level of the paper around them (a grey closing). */
function bridgeInk(level: PaperLevel): PaperLevel {
  const closed = spread(spread(level, 3, Math.max), 3, Math.min);
  const levels = level.levels.map((own, index) => {
    const around = closed.levels[index] ?? own;
    return Math.max(24, own < inkShare * around ? around : own);
  });
  return { ...level, levels };
}

/** Joins every cell with those up to `reach` away, rows first and then columns; cells at the edges stand for those beyond. */
function spread(level: PaperLevel, reach: number, join: (a: number, b: number) => number): PaperLevel {
  const { columns, rows } = level;
  const across = joinAlong(level.levels, { lines: rows, length: columns, line: columns, next: 1 }, reach, join);
  const levels = joinAlong(across, { lines: columns, length: rows, line: 1, next: columns }, reach, join);
  return { ...level, levels };
}

type Strides = { lines: number; length: number; line: number; next: number };

function joinAlong(
  from: Float32Array,
  { lines, length, line, next }: Strides,
  reach: number,
  join: (a: number, b: number) => number,
): Float32Array {
  const to = new Float32Array(from.length);
  for (let start = 0; start < lines * line; start += line) {
    for (let place = 0; place < length; place++) {
      let joined = from[start + Math.max(0, place - reach) * next] ?? 0;
      for (let near = place - reach + 1; near <= place + reach; near++) {
        joined = join(joined, from[start + Math.min(length - 1, Math.max(0, near)) * next] ?? 0);
      }
      to[start + place * next] = joined;
    }
  }
  return to;
}

/** The level that half of the paper has or exceeds. */
export const middleLevel = ({ levels }: PaperLevel): number => levels.toSorted()[levels.length >> 1] ?? paper;

/** The level of the paper at a place of the picture, between the middles of cells. */
export function levelAt({ levels, columns, rows, cell }: PaperLevel, x: number, y: number): number {
  const column = Math.min(Math.max(x / cell - 0.5, 0), columns - 1);
  const row = Math.min(Math.max(y / cell - 0.5, 0), rows - 1);
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, bottom] = [Math.min(left + 1, columns - 1), Math.min(top + 1, rows - 1)];
  const at = (r: number, c: number) => levels[r * columns + c] ?? paper;
  const upper = at(top, left) + (at(top, right) - at(top, left)) * (column - left);
  const lower = at(bottom, left) + (at(bottom, right) - at(bottom, left)) * (column - left);
  return upper + (lower - upper) * (row - top);
}

/**
 * Divides the paper out of a picture, in place: shadows, folds and coloured paper become an even white. `toPaper` leads from a
 * place of the picture to the place where its paper was measured.
 */
export function flatten({ pixels, width, height }: Grey, level: PaperLevel, toPaper: (place: Point) => Point): void {
  const pitch = 32;
  const nodes = Math.ceil(width / pitch) + 1;
  let upper = gainsAt(level, toPaper, 0, nodes, pitch);
  for (let top = 0; top < height; top += pitch) {
    const lower = gainsAt(level, toPaper, top + pitch, nodes, pitch);
    for (let y = top; y < Math.min(top + pitch, height); y++) {
      const share = (y - top) / pitch;
      for (let node = 0, x = 0; x < width; node++) {
        const left = mix(upper, lower, node, share);
        const step = (mix(upper, lower, node + 1, share) - left) / pitch;
        const end = Math.min(x + pitch, width);
        for (let gain = left; x < end; x++, gain += step) {
          const shade = ((pixels[y * width + x] ?? 0) * gain) | 0;
          pixels[y * width + x] = shade > 255 ? 255 : shade;
        }
      }
    }
    upper = lower;
  }
}

function gainsAt(
  level: PaperLevel,
  toPaper: (place: Point) => Point,
  y: number,
  nodes: number,
  pitch: number,
): Float64Array {
  return Float64Array.from({ length: nodes }, (_, node) => {
    const [u, v] = toPaper([node * pitch, y]);
    return paper / levelAt(level, u, v);
  });
}

function mix(upper: Float64Array, lower: Float64Array, node: number, share: number): number {
  const [from, to] = [upper[node] ?? 1, lower[node] ?? 1];
  return from + (to - from) * share;
}
