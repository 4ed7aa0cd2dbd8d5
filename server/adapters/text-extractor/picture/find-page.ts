import { fitLine, type EdgeLine } from './fit-line.ts';
import type { Grey } from './grey.ts';
import type { Point, Quad } from './plane-map.ts';
import { shrink } from './shrink.ts';
import { turnPicture } from './turn-picture.ts';

/** Width of the copy on which edges are looked for, about. */
const lookWidth = 450;
const smallestShare = 0.3;
const leastSupport = 0.5;
/** Steps weaker than this many shades are no edge of a page. */
const weakestStep = 14;
/** Pixels on both sides of an edge that are compared. */
const reach = 4;

/** The corners of a bright page on darker ground, in pixels of `grey`; undefined where four straight edges are not to be seen. */
export function findPage(grey: Grey): Quad | undefined {
  const factor = Math.max(1, Math.round(Math.min(grey.width, grey.height) / lookWidth));
  const look = withoutPrint(shrink(grey, factor));
  // The same search on the picture turned by 90° finds the edges that lie across: what is left there is the bottom here.
  const turned = turnPicture(look, 90);
  const [left, right, bottom, top] = [edge(look, 1), edge(look, -1), edge(turned, 1), edge(turned, -1)];
  if (!left || !right || !top || !bottom) return undefined;
  const upright = (line: EdgeLine): EdgeLine => ({
    ...line,
    // Turned by 90°, place (x, y) stands at (height - y, x).
    slope: -line.slope,
    offset: look.height - line.offset,
  });
  const [above, below] = [upright(top), upright(bottom)];
  const corners = [cross(left, above), cross(right, above), cross(right, below), cross(left, below)] as const;
  const scale = ([x, y]: Point): Point => [x * factor, y * factor];
  const quad: Quad = [scale(corners[0]), scale(corners[1]), scale(corners[2]), scale(corners[3])];
  return area(corners) > smallestShare * look.width * look.height ? quad : undefined;
}

/** `down` gives x for y, `along` gives y for x. */
function cross(down: EdgeLine, along: EdgeLine): Point {
  const y = (along.slope * down.offset + along.offset) / (1 - along.slope * down.slope);
  return [down.slope * y + down.offset, y];
}

function area(quad: readonly Point[]): number {
  const doubled = quad.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = quad[(index + 1) % quad.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/**
 * The edge at which dark ground becomes bright page, coming from the left (`direction` 1) or from the right (-1): the outermost that
 * is straight, or the strongest where the ground itself is full of edges.
 */
function edge(grey: Grey, direction: 1 | -1): EdgeLine | undefined {
  const outermost = new Float32Array(grey.height).fill(NaN);
  const strongest = new Float32Array(grey.height).fill(NaN);
  for (let y = 0; y < grey.height; y++) {
    let most = weakestStep;
    let before = 0;
    for (let inward = reach; inward < grey.width * 0.4; inward++) {
      const x = direction === 1 ? inward : grey.width - inward;
      const brighter = stepAt(grey, x, y) * direction;
      // The first step is followed up to its top.
      const isClimbing = brighter > before && outermost[y] === x - direction;
      if (brighter > weakestStep && (Number.isNaN(outermost[y]) || isClimbing)) outermost[y] = x;
      before = brighter;
      if (brighter <= most) continue;
      most = brighter;
      strongest[y] = x;
    }
  }
  return [outermost, strongest]
    .map((across) => fitLine(across, 1.6))
    .find((line) => line && line.support > leastSupport);
}

/** By how many shades the pixels from (x, y) on are brighter than those before it. */
function stepAt({ pixels, width }: Grey, x: number, y: number): number {
  let step = 0;
  for (let at = y * width + x, k = 0; k < reach; k++) step += (pixels[at + k] ?? 0) - (pixels[at - 1 - k] ?? 0);
  return step / reach;
}

/** Print and rules vanish in the brighter of their neighbours, and the page gets back what it grew by (a grey closing). */
function withoutPrint(grey: Grey): Grey {
  const lighter = along(along(grey, 1, Math.max), grey.width, Math.max);
  return along(along(lighter, 1, Math.min), grey.width, Math.min);
}

function along(grey: Grey, step: number, choose: (...shades: number[]) => number): Grey {
  const from = grey.pixels;
  const pixels = from.map((own, at) =>
    choose(own, from[at - 2 * step] ?? own, from[at - step] ?? own, from[at + step] ?? own, from[at + 2 * step] ?? own),
  );
  return { ...grey, pixels };
}
