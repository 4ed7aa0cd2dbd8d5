import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTextExtractor } from './child-process.ts';
import type { FileToRead, PageRead } from '#server/ports/text-extractor.ts';
import { readerProgram } from './reader-program.ts';

const isBuilt = process.env['READER'] === 'built'; // as `npm test` builds it
const lines = ['Sodium 133 L mmol/L 136-145', 'Potassium 4.4 mmol/L 3.5-5.1'];

const text = async (): Promise<FileToRead> => ({ bytes: Buffer.from(lines.join('\n')), mediaType: 'text/plain' });

async function pdf(): Promise<FileToRead> {
  const document = new PDFDocument();
  for (const line of lines) document.text(line);
  document.end();
  return { bytes: new Uint8Array(await buffer(document)), mediaType: 'application/pdf' };
}

async function photo(): Promise<FileToRead> {
  const words = lines.map((line, at) => `<text x="40" y="${90 + at * 70}" font-size="36">${line}</text>`).join('');
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="260"><rect width="100%" height="100%" fill="white"/>${words}</svg>`;
  return { bytes: await sharp(Buffer.from(drawn)).png().toBuffer(), mediaType: 'image/png' };
}

async function readBy(program: string | undefined, file: FileToRead) {
  const pages: PageRead[] = [];
  const answer = await createTextExtractor({ program }).extract(file, {
    onPage: async (page) => void pages.push(page),
  });
  return { answer, pages };
}

describe.runIf(isBuilt)('the built reader', () => {
  test.each([
    ['a text', text],
    ['a PDF', pdf],
    ['a photo', photo],
  ])('reads %s as the sources do', async (_name, make) => {
    const file = await make();
    const built = await readBy(readerProgram('built'), file);

    expect(built.answer.outcome).toBe('read');
    expect(built).toEqual(await readBy(undefined, file));
  });

  test('draws what the sources draw', async () => {
    const draw = async (program: string | undefined) =>
      createTextExtractor({ program }).drawPage(await pdf(), { page: 1, turn: 90 });
    const drawn = await draw(readerProgram('built'));

    expect(drawn.outcome).toBe('drawn');
    expect(drawn).toEqual(await draw(undefined));
  });
});

test('is the sources where nothing else is said', () => expect(readerProgram('sources')).toBeUndefined());

test('says what to do where none was built', () => {
  const give = () => readerProgram('built', () => false);

  expect(give).toThrow('READER=built needs the program that `npm start` builds. Start with it, or leave READER out.');
});
