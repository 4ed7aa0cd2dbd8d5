import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Turn } from '#core/documents/page-layout.ts';
import type { Word } from '../layout/geometry.ts';
import { wordsOfRuns } from '../layout/words.ts';
import { formValues } from './form-values.ts';
import { printedRuns } from './runs.ts';
import { layHeadersDown } from './standing-headers.ts';
import { textTraits, type TextTraits } from './text-traits.ts';
import { linesThatRead } from './tilted-lines.ts';
import { uprightPage } from './upright.ts';

/** What the file says that a page says: words on the upright page, in points, and lines at other angles. */
export type TextLayer = {
  width: number;
  height: number;
  turn: Turn;
  words: Word[];
  tilted: Word[][];
  formValues: number;
  traits: TextTraits;
};

/**
 * The text layer of a page, with what was typed into its forms unless the file has none. Throws what the parser throws at a page it
 * cannot read.
 */
export async function readTextLayer(page: PDFPageProxy, hasForms = true): Promise<TextLayer> {
  const { width, height } = page.getViewport({ scale: 1 });
  const printed = await printedRuns(page);
  const values = hasForms ? await formValues(page) : [];
  const { runs, tilted, ...upright } = uprightPage([...printed, ...values], { width, height });
  const { heads, others } = layHeadersDown(tilted);
  return {
    ...upright,
    words: [...wordsOfRuns(runs), ...heads],
    tilted: linesThatRead(others),
    formValues: values.length,
    traits: textTraits(printed.map(({ text }) => text).join(' ')),
  };
}
