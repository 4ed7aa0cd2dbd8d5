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

/** The edge at which dark ground becomes bright page, coming from the left (`direction` 1) or from the right (-1). */
function edge(grey: Grey, direction: 1 | -1): EdgeLine | undefined {
  const { pixels, width, height } = grey;
  const across = new Float32Array(height).fill(NaN);
  for (let y = 0; y < height; y++) {
    let strongest = weakestStep;
    for (let inward = reach; inward < width * 0.4; inward++) {
      const x = direction === 1 ? inward : width - inward;
      let step = 0;
      for (let k = 0; k < reach; k++) {
        step += (pixels[y * width + x + k] ?? 0) - (pixels[y * width + x - 1 - k] ?? 0);
      }
      const brighter = (step * direction) / reach;
      if (brighter <= strongest) continue;
      strongest = brighter;
      across[y] = x;
    }
  }
  const line = fitLine(across, 1.6);
  return line && line.support > leastSupport ? line : undefined;
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
