import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { openForDrawing } from './render-page.ts';

export type Pdf = PDFKit.PDFDocument;

/** A PDF as it is drawn on its first page of 595 by 842 points. */
export async function pdf(draw: (page: Pdf) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 40, ...options });
  document.registerFont('unicode', fontFile).fontSize(10);
  draw(document);
  document.end();
  return new Uint8Array(await buffer(document));
}

const fontFile = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'));

export const put = (page: Pdf, text: string, x: number, y: number): void =>
  void page.text(text, x, y, { lineBreak: false });

export const results = [
  ['Sodium', '133', 'L', 'mmol/L', '136-145'],
  ['Potassium', '4.4', '', 'mmol/L', '3.5-5.1'],
  ['Creatinine', '1.58', 'H', 'mg/dL', '0.70-1.30'],
  ['Albumin', '33', 'L', 'g/L', '35-50'],
  ['Alkaline Phosphatase', '88', '', 'U/L', '40-130'],
  ['C-Reactive Protein', '12.5', 'H', 'mg/L', '<5.0'],
  ['Ferritin', '1842', 'H', 'ng/mL', '24-380'],
] as const;

const columns = [40, 220, 300, 360, 440];

/** A table of results with its header, as far down the page as asked for. */
export function table(page: Pdf, top = 60, set: typeof put = put): void {
  ['Test', 'Result', 'Flag', 'Unit', 'Reference range'].forEach((cell, column) =>
    set(page, cell, columns[column] ?? 0, top),
  );
  results.forEach((cells, row) =>
    cells.forEach((cell, column) => cell !== '' && set(page, cell, columns[column] ?? 0, top + 20 + row * 18)),
  );
}

/** The rows of the table as text, blanks as they come. */
export const rowsOf = (text: string): string[] =>
  text.split('\n').map((line) => line.replaceAll(/ {2,}/gu, ' ').trim());
export const tableRows = results.map((cells) => cells.filter((cell) => cell !== '').join(' '));

/** A ring for every letter: as many shapes, with as many strokes, as text has whose letters were made into shapes. */
export const outline = (page: Pdf, text: string, x: number, y: number): void =>
  [...text.replaceAll(' ', '')].forEach((_, index) => page.circle(x + index * 5, y + 5, 2.5).fill());

/** The first page of a PDF as a picture. */
export async function pictureOf(bytes: Uint8Array, dpi = 150): Promise<Buffer> {
  const drawing = await openForDrawing(bytes);
  const { pixels, width, height } = await drawing.drawGrey(1, dpi);
  drawing.close();
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
}

/** The table as a scanner gives it, and what is drawn over it. */
export async function scan(over: (page: Pdf) => void = () => undefined, under: (page: Pdf) => void = () => undefined) {
  const picture = await pictureOf(await pdf(table));
  return pdf((page) => {
    under(page);
    page.image(picture, 0, 0, { width: page.page.width, height: page.page.height });
    over(page);
  });
}
