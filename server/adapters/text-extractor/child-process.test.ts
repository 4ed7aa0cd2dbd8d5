import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createTextExtractor } from './child-process.ts';

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

const read = (bytes: Uint8Array) => createTextExtractor().extract({ bytes, mediaType: 'application/pdf' });

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

  test('names the page that is a picture and reads the others', async () => {
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
      notes: [{ kind: 'hard_to_read', text: expect.stringContaining('Page 2 is a picture') }],
    });
  });

  test('reads plain text as it stands', async () => {
    const bytes = Buffer.from('Hb 12.9 g/dL (low)');
    expect(await createTextExtractor().extract({ bytes, mediaType: 'text/plain' })).toMatchObject({
      text: 'Hb 12.9 g/dL (low)',
    });
  });

  test('says that pictures cannot be read yet', async () => {
    expect(
      await createTextExtractor().extract({ bytes: new Uint8Array([0xff, 0xd8]), mediaType: 'image/jpeg' }),
    ).toEqual({
      outcome: 'unreadable',
      reason: 'hard_to_read',
    });
  });

  test('stops a document that takes too long', async () => {
    const extractor = createTextExtractor({ wallMs: 5, memoryBytes: 1024 ** 3 });
    expect(await extractor.extract({ bytes: await pdf(table), mediaType: 'application/pdf' })).toEqual({
      outcome: 'unreadable',
      reason: 'took_too_long',
    });
  });

  test('stops a document that takes too much memory', async () => {
    const extractor = createTextExtractor({ wallMs: 30_000, memoryBytes: 30 * 1024 ** 2 });
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
