import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { papers, type Paper } from '../evaluation/camera/papers.ts';
import { printPaper } from '../evaluation/camera/print-paper.ts';
import { randomOf } from '../evaluation/camera/random.ts';
import { newPdf, setPaper, sheet } from '../evaluation/camera/set-paper.ts';

const rowsAPage = 32;

/** A full page: the rows of all papers, beginning with another one each time. */
function fullPage(number: number): Paper {
  const [first] = papers;
  if (first === undefined) throw new Error('There is no paper.');
  const rows = papers.flatMap((paper) => paper.rows);
  const from = (number * 7) % rows.length;
  return { ...first, rows: [...rows.slice(from), ...rows.slice(0, from)].slice(0, rowsAPage) };
}

/** A PDF of printed pages. */
export async function printedPdf(pages: number): Promise<Uint8Array> {
  const pdf = newPdf();
  for (let page = 0; page < pages; page++) setPaper(pdf.addPage(), fullPage(page));
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

/** A page as a scanner saves it: grey, 200 dots an inch, JPEG. */
export async function scannedPage(page: number): Promise<Uint8Array> {
  const { photo } = await printPaper(fullPage(page), { random: randomOf('scan'), dpi: 200 });
  const { pixels, width, height } = photo;
  const image = sharp(pixels, { raw: { width, height, channels: 3 } }).greyscale();
  return new Uint8Array(await image.jpeg({ quality: 80 }).withMetadata({ density: 200 }).toBuffer());
}

/** A PDF whose pages are those pictures. */
export async function scannedPdf(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = newPdf();
  for (const picture of pictures) {
    pdf.addPage().image(Buffer.from(picture), 0, 0, { width: sheet.width, height: sheet.height });
  }
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}
