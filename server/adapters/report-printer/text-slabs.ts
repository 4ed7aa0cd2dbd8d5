import { breakLines } from './break-lines.ts';
import { drawLine } from './draw-line.ts';
import type { Inline } from './inlines.ts';
import type { Press, Tag } from './press.ts';
import type { Slab } from './slabs.ts';

type TextOptions = {
  tag: Tag;
  inlines: readonly Inline[];
  /** Points from the left of the printed area. */
  indent?: number;
  width?: number;
  gap?: number;
};

/** A paragraph: its lines, of which none stands alone at the foot or the top of a page. */
export function textSlabs(press: Press, { tag, inlines, indent = 0, gap = 0, ...more }: TextOptions): Slab[] {
  const { area, faces } = press;
  const lines = breakLines(inlines, more.width ?? area.width - indent, faces);
  return lines.map((line, index) => {
    const leading = Math.max(...line.items.map(({ style }) => style.leading));
    const size = Math.max(...line.items.map(({ style }) => style.size));
    return {
      ...{ gap: index === 0 ? gap : 0, height: leading },
      keepsNext: lines.length > 1 && (index === 0 || index === lines.length - 2),
      draw: (y) => drawLine(press, tag, line, { x: area.left + indent, baseline: y + baselineOf(leading, size) }),
    };
  });
}

/** How far below the top of a line its letters stand. */
export const baselineOf = (leading: number, size: number): number => (leading - size) / 2 + size * 0.86;

/** Draws something beside the first line. */
export const withFirst = ([first, ...rest]: Slab[], draw: (y: number) => void): Slab[] =>
  first === undefined
    ? []
    : [
        {
          ...first,
          draw: (y) => {
            draw(y);
            first.draw(y);
          },
        },
        ...rest,
      ];
