import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { openForDrawing } from '#server/adapters/text-extractor/pdf/render-page.ts';
import type { MediaType } from '#server/ports/text-extractor.ts';

export type ValidFile = { name: string; bytes: Buffer; mediaType: MediaType };

const rows = [
  ['Test', 'Result', 'Units', 'Range'],
  ['Sodium', '133 L', 'mmol/L', '136-145'],
  ['Potassium', '4.4', 'mmol/L', '3.5-5.1'],
];

async function report({ pages = 1, compress = true, scan }: { pages?: number; compress?: boolean; scan?: Buffer }) {
  const document = new PDFDocument({ size: [300, 200], compress, autoFirstPage: false });
  for (let page = 0; page < pages; page += 1) {
    document.addPage({ margin: 10 });
    if (scan !== undefined) document.image(scan, 0, 0, { width: 300 });
    else rows.forEach((row, at) => row.forEach((cell, column) => document.text(cell, 20 + column * 65, 30 + at * 20)));
  }
  document.end();
  return buffer(document);
}

/** Small files of every kind that is read, to be damaged. */
export async function makeValidFiles(): Promise<ValidFile[]> {
  const text = await report({ pages: 2 });
  const { pixels, width, height } = await (await openForDrawing(text)).drawGrey(1, 150);
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } });
  const [png, jpeg] = await Promise.all([picture.png().toBuffer(), picture.clone().jpeg().toBuffer()]);
  return [
    { name: 'text.pdf', bytes: text, mediaType: 'application/pdf' },
    { name: 'open.pdf', bytes: await report({ compress: false }), mediaType: 'application/pdf' },
    { name: 'scan.pdf', bytes: await report({ scan: jpeg }), mediaType: 'application/pdf' },
    { name: 'scan.png', bytes: png, mediaType: 'image/png' },
    { name: 'scan.jpg', bytes: jpeg, mediaType: 'image/jpeg' },
  ];
}
