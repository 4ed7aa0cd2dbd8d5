import type { Grey } from './grey.ts';

/** Lengths are in pixels of a picture whose capitals are `capital` pixels high. */
const limitsFor = (capital: number) => ({
  /** Shorter strokes may belong to letters. */
  shortestAcross: Math.round(capital * 3.5),
  shortestDown: Math.round(capital * 3),
  /** Thicker ones are bars or merged bold letters. */
  thickest: Math.max(4, Math.round(capital * 0.3)),
});

/** A stretch of ink along a row or a column: `place` is that row or column, `end` exclusive. */
type Stretch = { place: number; start: number; end: number };

/**
 * A copy without the long thin lines of tables, which join letters to one another. Where a letter crosses a line its stroke stays:
 * ink is thicker there.
 */
export function removeRules(grey: Grey, threshold: number, capital = 30): Grey {
  const limits = limitsFor(capital);
  const { across, down } = findStretches(grey, threshold, limits);
  const pixels = grey.pixels.slice();
  const { width, height } = grey;
  for (const stretch of across) {
    erase(grey.pixels, pixels, {
      stretch,
      along: 1,
      aside: width,
      places: height,
      threshold,
      thickest: limits.thickest,
    });
  }
  for (const stretch of down) {
    erase(grey.pixels, pixels, {
      stretch,
      along: width,
      aside: 1,
      places: width,
      threshold,
      thickest: limits.thickest,
    });
  }
  return { ...grey, pixels };
}

type Limits = ReturnType<typeof limitsFor>;

/** One pass over the rows finds both: columns keep count of how long they have been dark. A gap of one pixel does not end a stretch. */
function findStretches({ pixels, width, height }: Grey, threshold: number, limits: Limits) {
  const across: Stretch[] = [];
  const down: Stretch[] = [];
  const since = new Int32Array(width).fill(-1);
  const last = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    let start = -1;
    let end = -9;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if ((pixels[at] ?? 0) >= threshold) continue;
      if (x > end + 1) {
        if (end - start >= limits.shortestAcross) across.push({ place: y, start, end });
        start = x;
      }
      end = x + 1;
      const before = since[x] ?? -1;
      if (before === -1 || y > (last[x] ?? 0) + 2) {
        if (before !== -1 && (last[x] ?? 0) + 1 - before >= limits.shortestDown) {
          down.push({ place: x, start: before, end: (last[x] ?? 0) + 1 });
        }
        since[x] = y;
      }
      last[x] = y;
    }
    if (end - start >= limits.shortestAcross) across.push({ place: y, start, end });
  }
  since.forEach((start, x) => {
    const end = (last[x] ?? 0) + 1;
    if (start !== -1 && end - start >= limits.shortestDown) down.push({ place: x, start, end });
  });
  return { across, down };
}

type Erasure = {
  stretch: Stretch;
  /** Steps to the next pixel of the stretch and to its neighbour beside it. */
  along: number;
  aside: number;
  /** How many rows or columns there are. */
  places: number;
  threshold: number;
  thickest: number;
};

/** Whitens the thin parts of a stretch, with the grey fringe on both sides; a stretch that is mostly thick is no rule. */
function erase(from: Uint8Array, to: Uint8Array, erasure: Erasure): void {
  const { stretch, along, aside, places, threshold, thickest } = erasure;
  const length = stretch.end - stretch.start;
  const before = new Int8Array(length);
  const behind = new Int8Array(length);
  let thin = 0;
  for (let step = 0; step < length; step++) {
    const at = stretch.place * aside + (stretch.start + step) * along;
    const [room, roomBehind] = [stretch.place, places - 1 - stretch.place];
    let [up, down] = [0, 0];
    while (up < room && up <= thickest && (from[at - (up + 1) * aside] ?? 255) < threshold) up++;
    while (down < roomBehind && down <= thickest && (from[at + (down + 1) * aside] ?? 255) < threshold) down++;
    before[step] = up;
    behind[step] = down;
    if (up + down < thickest) thin += 1;
  }
  if (thin < 0.5 * length) return;
  for (let step = 0; step < length; step++) {
    const [up, down] = [before[step] ?? 0, behind[step] ?? 0];
    if (up + down >= thickest) continue;
    const first = Math.max(0, stretch.place - up - 2);
    const last = Math.min(places - 1, stretch.place + down + 2);
    for (let place = first; place <= last; place++) to[place * aside + (stretch.start + step) * along] = 255;
  }
}
