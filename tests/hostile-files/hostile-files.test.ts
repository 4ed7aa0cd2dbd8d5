import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';
import type { MediaType } from '#server/ports/text-extractor.ts';
import * as pdfs from './hostile-pdfs.ts';
import { jpeg, jpegSayingGiant, pngSaying, pngWithSwellingText } from './hostile-pictures.ts';
import { onePage } from './pdf-file.ts';
import { childProcesses } from '#tests/support/child-processes.ts';

const extractor = createTextExtractor();
afterEach(() => {
  expect(childProcesses()).toEqual([]);
});

const read = async (bytes: Buffer | Promise<Buffer>, mediaType: MediaType) =>
  extractor.extract({ bytes: await bytes, mediaType });

async function locked(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'secret', ownerPassword: 'other' });
  document.text('Sodium 140 mmol/L').end();
  return buffer(document);
}

const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

describe('PDFs that are refused', () => {
  test.each([
    ['a gigabyte of blanks', pdfs.flateBomb, 'too_complex'],
    ['a gigabyte of blanks in a few bytes', pdfs.nestedFlateBomb, 'too_complex'],
    ['ten thousand pages', () => pdfs.manyPages(10_000), 'too_many_pages'],
    ['three million letters on one page', () => pdfs.endlessText(3_000_000), 'text_too_long'],
    ['three hundred and one pages', () => pdfs.manyPages(301), 'too_many_pages'],
    ['a password', locked, 'password_protected'],
    ['nothing after the header', pdfs.garbageAfterHeader, 'damaged'],
    ['the first half of itself', () => half(onePage({})), 'damaged'],
    ['no byte', () => Buffer.alloc(0), 'damaged'],
  ] as const)('%s', async (_what, make, reason) => {
    expect(await read(make(), 'application/pdf')).toEqual({ outcome: 'unreadable', reason });
  });
});

const slowToDraw: [string, () => Buffer][] = [
  ['thousands of blended rectangles', () => pdfs.manyBlends(10_000)],
  ['shadings that are calculated dot by dot', () => pdfs.heavyShadings(1_000)],
  ['lines of millions of dashes', () => pdfs.fineDashes(500)],
];

describe('PDFs that mean to keep a reader busy', () => {
  test.each([
    ['a form that draws itself', pdfs.formThatDrawsItself],
    ['forms that draw each other a million times', () => pdfs.formsThatMultiply(7)],
    ['a hundred thousand arrays in each other', () => pdfs.deepArrays(100_000)],
    ['a hundred thousand dictionaries in each other', () => pdfs.deepDictionaries(100_000)],
    ['a page as wide as a continent', pdfs.giantPage],
    ['a picture of 60,000 by 60,000 dots', pdfs.giantPicture],
    ['one page counted a billion times', () => pdfs.onePageOftenCounted(1_000_000_000)],
    ['pages that are parents of each other', pdfs.pagesInACircle],
    ['cross-references that lead to themselves', pdfs.endlessCrossReferences],
    ['half a million strokes', () => pdfs.manyStrokes(500_000)],
    ...slowToDraw,
  ])('%s: an answer comes', async (_what, make) => {
    expect(await read(make(), 'application/pdf')).toMatchObject({ outcome: expect.stringMatching(/^(un)?read/) });
  });
});

test.each(slowToDraw)('%s: the drawing is stopped', async (_what, make) => {
  const file = { bytes: make(), mediaType: 'application/pdf' } as const;
  const outcome = await extractor.drawPage(file, { page: 1, turn: 0 });
  expect(outcome).toEqual({ outcome: 'undrawn', reason: 'took_too_long' });
});

describe('PDFs that carry something', () => {
  test.each([
    ['a program', pdfs.withScript, 1],
    ['a program to start', pdfs.withLaunch, 1],
    ['another file', pdfs.withAttachment, 1],
    ['links to elsewhere', pdfs.withLinkToElsewhere, 0],
  ] as const)('%s: the text is read, and what it carries is told and nothing more', async (_what, make, notes) => {
    const outcome = await read(make(), 'application/pdf');
    expect(outcome).toMatchObject({ outcome: 'read', text: 'Sodium 140 mmol/L' });
    expect(outcome.outcome === 'read' && outcome.notes).toHaveLength(notes);
  });
});

describe('pictures', () => {
  test.each([
    ['30,000 by 30,000 dots of one colour', () => pngSaying(30_000, 30_000), 'image/png', 'picture_too_large'],
    ['a head that says 60,000 by 60,000', () => pngSaying(60_000, 60_000, 1), 'image/png', 'picture_too_large'],
    ['a frame that says 60,000 by 60,000', jpegSayingGiant, 'image/jpeg', 'picture_too_large'],
    ['fewer lines than it says', () => pngSaying(1000, 1000, 20), 'image/png', 'damaged'],
    ['the first half of a JPEG', async () => half(await jpeg(900, 900)), 'image/jpeg', 'damaged'],
    ['the first half of a PNG', () => half(pngSaying(999, 999)), 'image/png', 'damaged'],
    ['the head of a PNG alone', () => pngSaying(9, 9).subarray(0, 8), 'image/png', 'damaged'],
    [
      'SVG that says it is a PNG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/png',
      'damaged',
    ],
    ['a GIF that says it is a PNG', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), 'image/png', 'damaged'],
    ['a PDF that says it is a JPEG', () => onePage({}), 'image/jpeg', 'damaged'],
    ['one dot', () => pngSaying(1, 1), 'image/png', 'hard_to_read'],
    ['a line of 50,000 dots', () => pngSaying(50_000, 1), 'image/png', 'hard_to_read'],
    ['a hidden text of 300 megabytes', () => pngWithSwellingText(300), 'image/png', 'hard_to_read'],
  ] as const)('%s', async (_what, make, mediaType, reason) => {
    expect(await read(make(), mediaType)).toEqual({ outcome: 'unreadable', reason });
  });
});

test('the memory of this process is left alone, and the next document is read', async () => {
  const files = [pdfs.flateBomb(), pdfs.manyPages(10_000), pdfs.deepArrays(100_000), pngSaying(30_000, 30_000)];
  await read(onePage({}), 'application/pdf');
  const before = process.memoryUsage.rss();
  for (const file of files) await read(file, file[0] === 0x25 ? 'application/pdf' : 'image/png');
  expect(await read(onePage({}), 'application/pdf')).toMatchObject({ text: 'Sodium 140 mmol/L' });
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 2 ** 20);
});
