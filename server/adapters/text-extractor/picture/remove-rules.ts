import type { Grey } from './grey.ts';

/** Lengths are in pixels of a picture whose capitals are `capital` pixels high. */
const limitsFor = (capital: number) => ({
  /** Shorter strokes may belong to letters. */
  shortestAcross: Math.round(capital * 3.5),
  shortestDown: Math.round(capital * 3),
  /** Thicker ones are bars or merged bold letters. */
  thickest: Math.max(4, Math.round(capital * 0.3)),
});

/** Pixels beside a rule that are greyer than paper and not yet ink. */
const fringe = 2;
const paper = 245;
/** Letters touch a rule here and there; a line of merged letters is thin here and there. */
const thinShare = 0.7;

/** A stretch of ink along a row or a column: `place` is that row or column, `end` exclusive. */
type Stretch = { place: number; start: number; end: number };

/**
 * A copy without the long thin lines of tables, which join letters to one another. Where a letter crosses a line its stroke stays:
 * ink is thicker there.
 */
export function removeRules(grey: Grey, threshold: number, capital = 30): Grey {
  const { width, height } = grey;
  const limits = limitsFor(capital);
  const { across, down } = findStretches(grey, threshold, limits);
  const pixels = grey.pixels.slice();
  const common = { from: grey.pixels, to: pixels, threshold, thickest: limits.thickest };
  const rows = { ...common, along: 1, aside: width, places: height };
  const columns = { ...common, along: width, aside: 1, places: width };
  const rules = [
    ...across.map((stretch) => ({ ...rows, stretch })),
    ...down.map((stretch) => ({ ...columns, stretch })),
  ].filter(isMostlyThin);
  rules.forEach(eraseThin);
  // Where two rules cross both look thick until each is gone on either side; what is left there would be read as a point.
  for (const rule of rules) eraseThin({ ...rule, from: pixels });
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

type Rule = {
  from: Uint8Array;
  to: Uint8Array;
  stretch: Stretch;
  /** Steps to the next pixel of the stretch and to its neighbour beside it. */
  along: number;
  aside: number;
  /** How many rows or columns there are. */
  places: number;
  threshold: number;
  thickest: number;
};

/** Text whose letters touch makes long stretches too, but not thin ones. */
function isMostlyThin(rule: Rule): boolean {
  const { start, end } = rule.stretch;
  let thin = 0;
  for (let step = start; step < end; step++) {
    if (inkBefore(rule, step) + inkBehind(rule, step) < rule.thickest) thin += 1;
  }
  return thin >= thinShare * (end - start);
}

/** Paper over the thin parts, grey fringes included, mixed from what lies on both sides. */
function eraseThin(rule: Rule): void {
  const { to, stretch, along, aside, places, thickest } = rule;
  for (let step = stretch.start; step < stretch.end; step++) {
    const before = inkBefore(rule, step);
    const behind = inkBehind(rule, step);
    if (before + behind >= thickest) continue;
    const first = Math.max(0, stretch.place - before - fringe);
    const last = Math.min(places - 1, stretch.place + behind + fringe);
    const base = step * along;
    const above = paperAt(rule, first - 1, base);
    const change = (paperAt(rule, last + 1, base) - above) / (last - first + 2);
    for (let place = first; place <= last; place++) to[place * aside + base] = above + change * (place - first + 1);
  }
}

function paperAt({ from, aside, places, threshold }: Rule, place: number, base: number): number {
  const shade = place >= 0 && place < places ? (from[place * aside + base] ?? paper) : paper;
  return shade < threshold ? paper : shade;
}

/** How many pixels of ink lie before the stretch, up to just more than a rule has. */
function inkBefore({ from, stretch, along, aside, threshold, thickest }: Rule, step: number): number {
  const room = Math.min(stretch.place, thickest);
  let count = 0;
  for (let at = stretch.place * aside + step * along - aside; count < room; count++, at -= aside) {
    if ((from[at] ?? 255) >= threshold) break;
  }
  return count;
}

function inkBehind({ from, stretch, along, aside, places, threshold, thickest }: Rule, step: number): number {
  const room = Math.min(places - 1 - stretch.place, thickest);
  let count = 0;
  for (let at = stretch.place * aside + step * along + aside; count < room; count++, at += aside) {
    if ((from[at] ?? 255) >= threshold) break;
  }
  return count;
}
