import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Run } from '../layout/geometry.ts';

type Placed = { text: string; x: number; y: number; width: number; size: number; angle: number };

/** The text of a page as upright runs in the order of the file; text at another angle than most (stamps, margins) is left out. */
export async function runsOfPage(page: PDFPageProxy): Promise<Run[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item): Placed[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a, b, c, d, x, y] = Util.transform(viewport.transform, item.transform) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return [
      {
        text: item.str,
        x,
        y,
        width: item.width,
        size: Math.hypot(c, d) || item.height,
        angle: quarterTurn(Math.atan2(b, a)),
      },
    ];
  });
  return upright([...placed, ...(await formValues(page))]);
}

/** Values typed into a form stand in its annotations only. */
async function formValues(page: PDFPageProxy): Promise<Placed[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations: { fieldValue?: unknown; rect: number[] }[] = await page.getAnnotations();
  return annotations.flatMap(({ fieldValue, rect }): Placed[] => {
    if (typeof fieldValue !== 'string' || fieldValue.trim() === '') return [];
    const [left, top] = viewport.convertToViewportPoint(rect[0] ?? 0, rect[3] ?? 0) as [number, number];
    const [right, bottom] = viewport.convertToViewportPoint(rect[2] ?? 0, rect[1] ?? 0) as [number, number];
    const size = Math.min(12, 0.8 * Math.abs(bottom - top));
    const width = Math.min(Math.abs(right - left), 0.5 * size * fieldValue.length);
    return [
      { text: fieldValue, x: Math.min(left, right), y: Math.max(top, bottom) - 0.25 * size, width, size, angle: 0 },
    ];
  });
}

const quarterTurn = (angle: number): number => ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4;

/** Keeps the page's main text direction and turns it upright. */
function upright(placed: readonly Placed[]): Run[] {
  const votes = new Map<number, number>();
  for (const { angle, text } of placed) votes.set(angle, (votes.get(angle) ?? 0) + text.length);
  const main = [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const cos = Math.round(Math.cos((main * Math.PI) / 2));
  const sin = Math.round(Math.sin((main * Math.PI) / 2));
  return placed
    .filter(({ angle }) => angle === main)
    .map(({ text, x, y, width, size }) => {
      const across = x * cos + y * sin;
      return { text, x0: across, x1: across + width, baseline: -x * sin + y * cos, size };
    });
}
