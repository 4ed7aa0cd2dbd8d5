import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { closeSpacedLetters } from './letter-spacing.ts';
import type { PlacedRun } from './placed-run.ts';
import { withoutSecondPrint } from './printed-twice.ts';
import { readableLetters } from './readable-letters.ts';

/** The text of a page as it is printed, in the order of the file, each run at its angle. */
export async function printedRuns(page: PDFPageProxy): Promise<PlacedRun[]> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent();
  const runs: PlacedRun[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str === '' || item.str.trim() === '') continue;
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = Util.transform(transform, item.transform);
    const size = Math.sqrt(c * c + d * d) || item.height;
    // Text beyond the edges of the page is seen by nobody.
    if (x < -size || x > width + size || y < -size || y > height + size) continue;
    const monospaced = styles[item.fontName]?.fontFamily === 'monospace';
    runs.push({
      text: readableLetters(item.str),
      x,
      y,
      width: item.width,
      size,
      angle: Math.atan2(b, a),
      monospaced,
    });
  }
  return closeSpacedLetters(withoutSecondPrint(runs));
}
