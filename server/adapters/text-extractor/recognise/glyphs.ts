import type { Component } from './components.ts';

/** Joins parts that stand above one another, like a colon's, an i's and those of ≥: about one box a printed character. */
export function glyphsOf(parts: readonly Component[]): Component[] {
  const glyphs: Component[] = [];
  for (const part of parts.toSorted((a, b) => a.x0 - b.x0)) {
    const last = glyphs.at(-1);
    if (last && overlapAcross(last, part) > 0.5) {
      last.x0 = Math.min(last.x0, part.x0);
      last.x1 = Math.max(last.x1, part.x1);
      last.y0 = Math.min(last.y0, part.y0);
      last.y1 = Math.max(last.y1, part.y1);
      last.ink += part.ink;
    } else {
      glyphs.push({ ...part });
    }
  }
  return glyphs;
}

/** As a share of the narrower of the two. */
function overlapAcross(a: Component, b: Component): number {
  return (Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) / Math.min(a.x1 - a.x0, b.x1 - b.x0);
}
