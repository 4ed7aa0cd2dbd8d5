import type { Pdf } from './new-pdf.ts';

export type Bookmarks = { add(heading: { level: number; text: string }, y: number): void };

const deepest = 3;

/** Headings as bookmarks, one under the other as they stand on paper. */
export function createBookmarks(pdf: Pdf): Bookmarks {
  const open: { level: number; item: PDFKit.PDFOutline }[] = [];
  return {
    add({ level, text }, y) {
      if (level > deepest) return;
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const parent = open.at(-1)?.item ?? pdf.outline;
      const options = { expanded: level < deepest, top: Math.max(0, y - 10), left: pdf.page.width };
      open.push({ level, item: parent.addItem(text, options) });
    },
  };
}
