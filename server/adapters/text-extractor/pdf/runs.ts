import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextContent } from 'pdfjs-dist/types/src/display/api.js';
import { maxTextLength } from '#core/documents/upload-rules.ts';
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { closeSpacedLetters } from './letter-spacing.ts';
import type { PlacedRun } from './placed-run.ts';
import { withoutSecondPrint } from './printed-twice.ts';
import { readableLetters } from './readable-letters.ts';

/** The text of a page as it is printed, in the order of the file, each run at its angle. Throws TextTooLong. */
export async function printedRuns(page: PDFPageProxy): Promise<PlacedRun[]> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const { items, styles } = await textContent(page);
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

/** A document says more than is explained. */
export class TextTooLong extends Error {
  override readonly name = 'TextTooLong';
}

/** As it comes from the parser, and no more of it than a whole document may hold: a few bytes can say the same words a million times. */
async function textContent(page: PDFPageProxy): Promise<Pick<TextContent, 'items' | 'styles'>> {
  const stream: ReadableStream<TextContent> = page.streamTextContent();
  const reader = stream.getReader();
  const items: TextContent['items'] = [];
  const styles: TextContent['styles'] = {};
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    Object.assign(styles, piece.value.styles);
    for (const item of piece.value.items) {
      items.push(item);
      length += 'str' in item ? item.str.length : 0;
    }
    if (length > maxTextLength) {
      const tooLong = new TextTooLong();
      await reader.cancel(tooLong);
      throw tooLong;
    }
  }
  return { items, styles };
}
