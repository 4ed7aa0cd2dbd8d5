import { describe, expect, test } from 'vitest';
import { textAt } from '#core/kernel/span.ts';
import type { Extraction, PageRead } from '#server/ports/text-extractor.ts';
import type { Word } from '../layout/geometry.ts';
import type { PageReading } from '../page-reading.ts';
import type { Grey } from '../picture/grey.ts';
import { readPdf, type PdfOptions } from './read-pdf.ts';
import { outline, pdf, pictureOf, put, rowsOf, scan, table, tableRows, type Pdf } from './sample-pdfs.test-helper.ts';

type Read = Extract<Extraction, { outcome: 'read' }>;

/** Reads every picture as one that says the same words, and remembers the pictures. */
function setup(words: Word[] = [seenWord('Magnesium', 0.1, 0.9)], over: Partial<PageReading> = {}) {
  const pictures: { width: number; height: number }[] = [];
  const readers = {
    async read({ width, height }: Grey): Promise<PageReading> {
      pictures.push({ width, height });
      return {
        kind: 'scan',
        width: 1000,
        height: 1414,
        turn: 0,
        words,
        picture: new Uint8Array([7]),
        problem: null,
        ...over,
      };
    },
  };
  const extract = (bytes: Uint8Array, options: Partial<PdfOptions> = {}): Promise<Extraction> =>
    readPdf(bytes, { readers, recognise: true, ...options });
  const read = async (bytes: Uint8Array, options: Partial<PdfOptions> = {}): Promise<Read> => {
    const extraction = await extract(bytes, options);
    if (extraction.outcome !== 'read') throw new Error(extraction.reason);
    return extraction;
  };
  return { extract, read, pictures };
}

/** A word at a place given in shares of a page of 1000 by 1414. */
const seenWord = (text: string, x: number, y: number): Word => ({
  text,
  x0: x * 1000,
  x1: x * 1000 + text.length * 9,
  y0: y * 1414,
  y1: y * 1414 + 18,
  confidence: 0.9,
});

describe('a page of text', () => {
  test('is read row by row without a picture being made', async () => {
    const { read, pictures } = setup();
    const { text, source, notes, layout } = await read(await pdf(table));
    expect(rowsOf(text).slice(1)).toEqual(tableRows);
    expect(source).toEqual({ kind: 'pdf', pages: 1, ocr: false, confidence: null });
    expect([notes, pictures, layout.pages[0]?.kind]).toEqual([[], [], 'text']);
  });

  test('knows where each of its words stands', async () => {
    const { text, layout } = await setup().read(await pdf(table));
    const words = layout.pages[0]?.words ?? [];
    const at = (printed: string) => words.find(({ span }) => textAt(text, span) === printed)?.box;
    expect(at('1.58')?.[0]).toBeCloseTo(220 / 595.28, 3);
    expect(at('Potassium')?.[1]).toBeGreaterThan(at('Sodium')?.[3] ?? 1);
    expect(words.every(({ confidence }) => confidence === null)).toBe(true);
  });

  test.each([
    ['turned in the file', (page: Pdf) => page, { Rotate: 90 }, 270],
    ['drawn upwards', (page: Pdf) => page.rotate(-90, { origin: [0, 0] }).translate(-841, 0), {}, 90],
    ['drawn downwards', (page: Pdf) => page.rotate(90, { origin: [0, 0] }).translate(0, -595), {}, 270],
    ['drawn upside down', (page: Pdf) => page.rotate(180, { origin: [297, 421] }), {}, 180],
  ])('%s is read upright', async (_title, turn, entries, expected) => {
    const bytes = await pdf((page) => {
      Object.assign(page.page.dictionary.data, entries);
      turn(page);
      table(page);
    });
    const { text, layout } = await setup().read(bytes);
    expect(rowsOf(text).slice(1)).toEqual(tableRows);
    expect(layout.pages[0]?.turn).toBe(expected);
  });

  test('keeps a stamp at an angle out of the rows and tells it behind them', async () => {
    const bytes = await pdf((page) => {
      table(page);
      page.rotate(-30, { origin: [250, 150] }).fontSize(24);
      put(page, 'PRELIMINARY REPORT', 150, 150);
    });
    expect(rowsOf((await setup().read(bytes)).text)).toEqual([
      expect.stringMatching(/^Test/),
      ...tableRows,
      '',
      'PRELIMINARY REPORT',
    ]);
  });

  test('keeps a letterhead that is a picture for what it is', async () => {
    const { read, pictures } = setup();
    const long = 'The patient feels well and has no pain. The sample was taken in the morning. '.repeat(9);
    const bytes = await scan((page) => {
      page.rect(0, 0, 595, 842).fill('#fffff8').fillColor('black').text(long, 40, 40);
    });
    expect((await read(bytes)).layout.pages[0]?.kind).toBe('text');
    expect(pictures).toEqual([]);
  });
});

describe('a table over several pages', () => {
  test('keeps the columns of its dates under the header of the first page', async () => {
    const dates = ['12/01/2024', '14/03/2024', '02/09/2024'];
    const bytes = await pdf((page) => {
      put(page, 'Test', 40, 60);
      dates.forEach((date, column) => put(page, date, 300 + column * 80, 60));
      put(page, 'Sodium', 40, 80);
      dates.forEach((_, column) => put(page, `13${column}`, 300 + column * 80, 80));
      page.addPage();
      put(page, 'Riverside Laboratory, a long running head on every page', 60, 30);
      put(page, 'Chloride', 40, 60);
      put(page, '99', 380, 60);
    });
    const lines = (await setup().read(bytes)).text.split('\n');
    const header = lines.find((line) => line.startsWith('Test')) ?? '';
    const value = lines.find((line) => line.startsWith('Chloride')) ?? '';
    expect(value.indexOf('99')).toBe(header.indexOf('14/03/2024'));
  });
});

describe('a page that is recognised from its picture', () => {
  test.each([
    ['a scan', () => scan(), 'scan'],
    ['a scan with a stamp', () => scan((page) => put(page, 'Received', 300, 600)), 'mixed'],
    ['a scan with recognised text over it', () => scan((page) => table(page.addContent('3 Tr'))), 'hidden_ocr'],
    ['a scan with recognised text behind it', () => scan(undefined, table), 'hidden_ocr'],
    ['letters drawn as shapes', () => pdf((page) => table(page, 60, outline)), 'outlined'],
    ['letters without a map', () => withoutMap(), 'broken_encoding'],
  ] as const)('%s', async (_title, make, kind) => {
    const { read, pictures } = setup();
    const { text, source, layout } = await read(await make());
    expect(layout.pages[0]).toMatchObject({ kind, hasPicture: true, problem: null, width: 1000, height: 1414 });
    expect(text).toContain('Magnesium');
    expect(source).toMatchObject({ ocr: true, confidence: expect.closeTo(0.9, 5) });
    expect(pictures).toHaveLength(1);
  });

  test('is drawn as fine as its picture is stored', async () => {
    const { read, pictures } = setup();
    await read(await scan());
    expect(pictures[0]?.width).toBeCloseTo((595 / 72) * 150, -1);
  });

  test('keeps the words that were printed over it', async () => {
    const { read } = setup([seenWord('Sodium', 0.1, 0.1), seenWord('Rece1ved', 300 / 595, 601 / 842)]);
    const { text, layout } = await read(await scan((page) => put(page, 'Received', 300, 600)));
    expect(rowsOf(text).filter((row) => row !== '')).toEqual(['Sodium', 'Received']);
    expect(layout.pages[0]?.words.map(({ confidence }) => confidence)).toEqual([0.9, null]);
  });

  test('is compared with the text that was hidden behind it', async () => {
    const { read } = setup([seenWord('1.68', 220 / 595, 117 / 842)]);
    const { layout } = await read(await scan(undefined, table));
    expect(layout.pages[0]?.words[0]?.doubt).toEqual({ reason: 'differs', other: '1.58' });
  });

  test('stays unread where pictures are not to be read', async () => {
    const { extract, read, pictures } = setup();
    expect(await extract(await scan(), { recognise: false })).toEqual({
      outcome: 'unreadable',
      reason: 'hard_to_read',
    });
    const stamped = await read(await scan((page) => put(page, 'Received', 300, 600)), { recognise: false });
    expect(stamped.text).toBe('Received');
    expect(pictures).toEqual([]);
  });

  test('says in the layout why nobody can read it', async () => {
    const { read } = setup([], { problem: 'blurred', picture: null });
    const { notes, layout } = await read(await twoPages());
    expect(layout.pages.map(({ problem }) => problem)).toEqual([null, 'blurred']);
    expect(notes).toEqual([]);
  });

  test('is named when it was not to be read', async () => {
    const { notes } = await setup().read(await twoPages(), { recognise: false });
    expect(notes).toEqual([{ kind: 'hard_to_read', text: expect.stringContaining('Page 2 is a picture') }]);
  });
});

/** Text on the first page, a scan on the second. */
const twoPages = async (): Promise<Uint8Array> => {
  const picture = await pictureOf(await pdf(table));
  return pdf((page) => {
    table(page);
    page.addPage().image(picture, 0, 0, { width: 595, height: 842 });
  });
};

async function withoutMap(): Promise<Uint8Array> {
  const bytes = await pdf((page) => table(page.font('unicode')), { compress: false });
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('/ToUnicode', '/NoUnicode'), 'latin1');
}

describe('the pages of a PDF', () => {
  test('are told one by one and in order, with their pictures', async () => {
    const told: PageRead[] = [];
    const { read } = setup();
    await read(await twoPages(), { onPage: async (page) => void told.push(page) });
    expect(told).toEqual([
      { page: 1, of: 2, picture: null },
      { page: 2, of: 2, picture: new Uint8Array([7]) },
    ]);
  });

  test('end the reading when the one who is told does', async () => {
    const stop = async () => {
      throw new Error('enough');
    };
    await expect(setup().read(await pdf(table), { onPage: stop })).rejects.toThrow('enough');
  });

  test('that say nothing are no text', async () => {
    expect(await setup().extract(await pdf(() => undefined))).toEqual({ outcome: 'unreadable', reason: 'no_text' });
  });
});

describe('a PDF that cannot be read', () => {
  test.each([
    ['is locked', () => pdf(table, { userPassword: 'secret' }), 'password_protected'],
    ['is cut off', async () => (await pdf(table)).slice(0, 500), 'damaged'],
    ['is none', async () => Buffer.from('%PDF-1.7\nno more'), 'damaged'],
    [
      'has more than 300 pages',
      () => pdf((page) => void Array.from({ length: 300 }, () => page.addPage())),
      'too_many_pages',
    ],
  ] as const)('because it %s', async (_title, make, reason) => {
    expect(await setup().extract(await make())).toEqual({ outcome: 'unreadable', reason });
  });

  test('is no PDF that only its owner may change', async () => {
    const bytes = await pdf(table, { ownerPassword: 'secret', permissions: { copying: false } });
    expect(rowsOf((await setup().read(bytes)).text).slice(1)).toEqual(tableRows);
  });
});
