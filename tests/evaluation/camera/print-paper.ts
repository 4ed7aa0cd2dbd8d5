import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Paper } from './papers.ts';
import type { Photo } from './photo.ts';
import type { Random } from './random.ts';
import { newPdf, setPaper, type Pdf, type Place } from './set-paper.ts';

/** What is put on the sheet after it was printed: a stamp, a pen, a marker. */
export type Overlay = (pdf: Pdf, values: readonly Place[], random: Random) => void;

/** A sheet of A4 with a paper's text, in colour. */
export async function printPaper(
  paper: Paper,
  { overlay, random, dpi }: { overlay?: Overlay | undefined; random: Random; dpi: number },
): Promise<{ photo: Photo; values: Place[] }> {
  const pdf = newPdf().addPage();
  const values = setPaper(pdf, paper);
  overlay?.(pdf, values, random);
  pdf.end();
  return { photo: await draw(new Uint8Array(await buffer(pdf)), dpi), values };
}

const library = { opened: undefined as Promise<PDFiumLibrary> | undefined };

async function draw(bytes: Uint8Array, dpi: number): Promise<Photo> {
  library.opened ??= PDFiumLibrary.init();
  const document = await (await library.opened).loadDocument(bytes);
  const { data, width, height } = await document.getPage(0).render({ scale: dpi / 72, render: 'bitmap' });
  document.destroy();
  const pixels = data.filter((_, at) => at % 4 !== 3); // without the opacity of each pixel
  return { pixels, width, height };
}
