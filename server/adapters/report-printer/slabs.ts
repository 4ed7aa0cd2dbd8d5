import type { Area } from './press.ts';

/** A stretch of a page that is never cut, such as a line of text or a row. Heights are points. */
export type Slab = {
  /** Room above it, but at the top of a page. */
  gap: number;
  height: number;
  /** It stands on the page of the slab that follows. */
  keepsNext?: boolean;
  draw: (y: number) => void;
  /** What is drawn above it where it begins a page, such as the head of a table. */
  head?: { height: number; draw: (y: number) => void };
};

/** Puts slabs onto pages, one under the other. */
export function flow(slabs: readonly Slab[], pdf: { addPage(): unknown }, { top, bottom }: Area): void {
  let y = Infinity;
  slabs.forEach((slab, index) => {
    const isNew = y + slab.gap + heightKept(slabs, index, bottom - top) > bottom;
    if (isNew) {
      pdf.addPage();
      y = top;
      if (slab.head !== undefined) {
        slab.head.draw(y);
        y += slab.head.height;
      }
    } else y += slab.gap;
    slab.draw(y);
    y += slab.height;
  });
}

/** The height of a slab with all that stays with it. What would not go on any page goes its way line by line. */
function heightKept(slabs: readonly Slab[], from: number, most: number): number {
  let height = 0;
  for (let index = from; index < slabs.length; index += 1) {
    const slab = slabs[index];
    if (slab === undefined) break;
    height += slab.height + (index === from ? 0 : slab.gap);
    if (height > most) return slabs[from]?.height ?? 0;
    if (!slab.keepsNext) break;
  }
  return height;
}

/** The same slabs, all on one page where they fit, and on that of the next one where it is asked. */
export const kept = (slabs: Slab[], { withNext = false } = {}): Slab[] =>
  slabs.map((slab, index) => (index === slabs.length - 1 && !withNext ? slab : { ...slab, keepsNext: true }));
