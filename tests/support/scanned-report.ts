import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';

const extractor = createTextExtractor();

/** The sample report as a scanner would give it: a picture of its page. */
export async function scannedReport(): Promise<Buffer> {
  const bytes = await readFile(new URL('../../server/features/samples/data/lab-panel.pdf', import.meta.url));
  const page = await extractor.drawPage({ bytes, mediaType: 'application/pdf' }, { page: 1, turn: 0 });
  if (page.outcome !== 'drawn') throw new Error('The sample report cannot be drawn.');
  return sharp(page.picture).resize({ width: 1700 }).png().toBuffer();
}

/** So many scanned pages in one PDF. */
export async function scannedPdf(pages: number): Promise<Buffer> {
  const picture = await scannedReport();
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false });
  for (let page = 0; page < pages; page += 1) pdf.addPage().image(picture, 0, 0, { width: 612 });
  pdf.end();
  return buffer(pdf);
}
