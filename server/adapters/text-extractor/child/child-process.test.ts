import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { DrawnPage, PageRead } from '#server/ports/text-extractor.ts';
import { createTextExtractor } from './child-process.ts';
import { openForDrawing } from '../pdf/render-page.ts';

async function pdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const document = new PDFDocument({ ...options });
  draw(document);
  document.end();
  return new Uint8Array(await buffer(document));
}

const table = (document: PDFKit.PDFDocument) =>
  [
    ['Test', 'Result', 'Units', 'Range'],
    ['Sodium', '133 L', 'mmol/L', '136-145'],
    ['Potassium', '4.4', 'mmol/L', '3.5-5.1'],
  ].forEach((cells, row) =>
    cells.forEach((cell, column) => document.text(cell, 72 + column * 120, 72 + row * 16, { lineBreak: false })),
  );

const whitePng = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

const read = (bytes: Uint8Array) => createTextExtractor().extract({ bytes, mediaType: 'application/pdf' });

const metadataOf = (drawn: DrawnPage | undefined) => {
  if (drawn?.outcome !== 'drawn') throw new Error('The page was not drawn.');
  return sharp(drawn.picture).metadata();
};

describe('reading in a child process', () => {
  test('keeps the rows of a PDF table', async () => {
    const outcome = await read(await pdf(table));
    expect(outcome).toMatchObject({ outcome: 'read', source: { kind: 'pdf', pages: 1, ocr: false }, notes: [] });
    expect(outcome.outcome === 'read' && outcome.text).toMatch(/^Sodium +133 L +mmol\/L +136-145$/m);
  });

  test('asks for the password of a locked file', async () => {
    expect(await read(await pdf(table, { userPassword: 'secret' }))).toEqual({
      outcome: 'unreadable',
      reason: 'password_protected',
    });
  });

  test('calls a cut file damaged', async () => {
    const whole = await pdf(table);
    expect(await read(whole.slice(0, 300))).toEqual({ outcome: 'unreadable', reason: 'damaged' });
  });

  test('refuses more than 300 pages', async () => {
    const bytes = await pdf((document) => {
      for (let page = 0; page < 301; page++) document.addPage();
    });
    expect(await read(bytes)).toEqual({ outcome: 'unreadable', reason: 'too_many_pages' });
  });

  test('says what is wrong with the page that nobody can read, and reads the others', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    const bytes = await pdf((document) => {
      table(document);
      document.addPage().image(pixel, 0, 0, { width: 612, height: 792 });
    });
    expect(await read(bytes)).toMatchObject({
      outcome: 'read',
      notes: [],
      layout: { pages: [{ problem: null }, { problem: 'no_words' }] },
    });
  });

  test('reads plain text as it stands', async () => {
    const bytes = Buffer.from('Hb 12.9 g/dL (low)');
    expect(await createTextExtractor().extract({ bytes, mediaType: 'text/plain' })).toMatchObject({
      text: 'Hb 12.9 g/dL (low)',
    });
  });

  test('reads the words of a picture, and hands on its page', async () => {
    const drawing = await openForDrawing(await pdf(table));
    const { pixels, width, height } = await drawing.drawGrey(1, 200);
    const bytes = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    const pages: PageRead[] = [];

    const outcome = await createTextExtractor().extract(
      { bytes, mediaType: 'image/png' },
      { onPage: async (page) => void pages.push(page) },
    );

    expect(outcome).toMatchObject({ outcome: 'read', source: { kind: 'image', pages: 1, ocr: true } });
    expect(outcome.outcome === 'read' && outcome.text).toMatch(/^ *Sodium +133 +L +mmol\/L +136-145$/m);
    expect(pages).toMatchObject([{ page: 1, of: 1 }]);
    expect(await sharp(pages[0]?.picture ?? undefined).metadata()).toMatchObject({ format: 'webp' });
  });

  test('leaves pictures unread when told so', async () => {
    const file = { bytes: await whitePng(), mediaType: 'image/png' } as const;
    expect(await createTextExtractor().extract(file, { recognise: false })).toEqual({
      outcome: 'unreadable',
      reason: 'hard_to_read',
    });
  });

  test.each([
    ['a picture without words', async () => whitePng(), 'hard_to_read'],
    ['half of a picture', async () => (await whitePng()).subarray(0, 90), 'damaged'],
  ] as const)('%s cannot be read', async (_what, make, reason) => {
    expect(await createTextExtractor().extract({ bytes: await make(), mediaType: 'image/png' })).toEqual({
      outcome: 'unreadable',
      reason,
    });
  });

  test('draws a page as people see it, turned as asked', async () => {
    const file = { bytes: await pdf(table), mediaType: 'application/pdf' } as const;
    const extractor = createTextExtractor();
    const [upright, turned] = await Promise.all(
      ([0, 90] as const).map((turn) => extractor.drawPage(file, { page: 1, turn })),
    );
    const { width = 0, height = 0 } = await metadataOf(upright);
    expect(width / height).toBeCloseTo(612 / 792, 2);
    expect(await metadataOf(turned)).toMatchObject({ format: 'webp', width: height, height: width });
  });

  test.each([
    ['a page that is not there', () => pdf(table), 2],
    ['a file that is none', async () => Buffer.from('no PDF'), 1],
  ])('says that %s can never be drawn', async (_what, make, page) => {
    const file = { bytes: await make(), mediaType: 'application/pdf' } as const;
    const outcome = await createTextExtractor().drawPage(file, { page, turn: 0 });
    expect(outcome).toEqual({ outcome: 'undrawn', reason: 'undrawable' });
  });

  test('stops a drawing by limits of its own', async () => {
    const file = { bytes: await pdf(table), mediaType: 'application/pdf' } as const;
    const hasty = createTextExtractor({ drawing: { baseMs: 5 } });
    expect(await hasty.drawPage(file, { page: 1, turn: 0 })).toEqual({ outcome: 'undrawn', reason: 'took_too_long' });
    expect(await hasty.extract(file)).toMatchObject({ outcome: 'read' });
  });

  test('stops a document that takes too long', async () => {
    const extractor = createTextExtractor({ baseMs: 5 });
    expect(await extractor.extract({ bytes: await pdf(table), mediaType: 'application/pdf' })).toEqual({
      outcome: 'unreadable',
      reason: 'took_too_long',
    });
  });

  test('stops a document that takes too much memory', async () => {
    const extractor = createTextExtractor({ memoryBytes: 100 * 1024 ** 2 });
    expect(await extractor.extract({ bytes: await pdf(table), mediaType: 'application/pdf' })).toEqual({
      outcome: 'unreadable',
      reason: 'too_complex',
    });
  });

  test('an aborted reading throws and leaves no process', async () => {
    const controller = new AbortController();
    const reading = createTextExtractor().extract(
      { bytes: await pdf(table), mediaType: 'application/pdf' },
      { signal: controller.signal },
    );
    controller.abort();
    await expect(reading).rejects.toThrow();
  });
});
