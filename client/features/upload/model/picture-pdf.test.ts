// @vitest-environment node
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picturePdf, type Picture } from './picture-pdf.ts';

async function picture(width: number, height: number, red: number): Promise<Picture> {
  const create = { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return { jpeg: new Blob([new Uint8Array(bytes)]), width, height };
}

async function readBack(pdf: Blob) {
  const data = new Uint8Array(await pdf.arrayBuffer());
  // Damage is not mended: what is not well made fails.
  const document = await getDocument({ data, stopAtErrors: true, verbosity: 0 }).promise;
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
}

async function imageOf(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const at = fnArray.indexOf(OPS.paintImageXObject);
  return { count: fnArray.filter((op) => op === OPS.paintImageXObject).length, size: argsArray[at]?.slice(1, 3) };
}

test('is read back as one page for each picture, in their order and shape', async () => {
  const pages = await readBack(picturePdf([await picture(300, 600, 200), await picture(400, 200, 90)]));

  expect(pages.map((page) => page.view)).toEqual([
    [0, 0, 595, 1190],
    [0, 0, 595, 297.5],
  ]);
  expect(await Promise.all(pages.map(imageOf))).toEqual([
    { count: 1, size: [300, 600] },
    { count: 1, size: [400, 200] },
  ]);
});

test('says where each of its objects begins', async () => {
  const pdf = picturePdf([await picture(30, 60, 200), await picture(40, 20, 90)]);
  const text = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(text)?.[1]);
  const table = text.slice(start);

  expect(table.startsWith('xref\n0 9\n')).toBe(true);
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n /gmu)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
    offsets.map((_, index) => `${index + 1} 0 obj`),
  );
});

test('holds the bytes of each picture as they are', async () => {
  const one = await picture(30, 60, 200);
  const pdf = Buffer.from(await picturePdf([one]).arrayBuffer());

  expect(pdf.includes(Buffer.from(await one.jpeg.arrayBuffer()))).toBe(true);
});
