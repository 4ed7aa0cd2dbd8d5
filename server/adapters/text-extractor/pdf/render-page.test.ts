import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PdfiumError } from './pdfium.ts';
import { openForDrawing } from './render-page.ts';
import { pdf, put, scan, table } from './sample-pdfs.test-helper.ts';

const blackTop = () => pdf((page) => page.rect(0, 0, 595, 100).fill('black'));

async function drawn<Result>(
  bytes: Uint8Array,
  run: (drawing: Awaited<ReturnType<typeof openForDrawing>>) => Promise<Result> | Result,
): Promise<Result> {
  const drawing = await openForDrawing(bytes);
  try {
    return await run(drawing);
  } finally {
    drawing.close();
  }
}

describe('a page in grey', () => {
  test('has as many dots an inch as asked for, and white paper', async () => {
    const { pixels, width, height } = await drawn(await blackTop(), (drawing) => drawing.drawGrey(1, 144));
    expect([width, height, pixels.length]).toEqual([1190, 1683, 1190 * 1683]);
    expect([pixels[10 * width + 10], pixels[1000 * width + 10]]).toEqual([0, 255]);
  });

  test('never has more than twelve megapixels', async () => {
    const poster = await pdf(() => undefined, { size: [3000, 3000] });
    const { width, height } = await drawn(poster, (drawing) => drawing.drawGrey(1, 300));
    expect(width * height).toBeLessThanOrEqual(12_000_000);
    expect(width).toBeGreaterThan(3400);
  });

  test('is turned as the file says', async () => {
    const turned = await pdf((page) => Object.assign(page.page.dictionary.data, { Rotate: 90 }));
    const { width, height } = await drawn(turned, (drawing) => drawing.drawGrey(1, 72));
    expect(width).toBeGreaterThan(height);
  });
});

describe('a page to look at', () => {
  test('is a WebP picture of about 110 dots an inch', async () => {
    const picture = await drawn(await blackTop(), (drawing) => drawing.drawShown(1, 0));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 909, height: 1286 });
  });

  test.each([
    [90, 'right'],
    [180, 'bottom'],
    [270, 'left'],
  ] as const)('turned by %i degrees has its top at the %s', async (turn, place) => {
    const picture = await drawn(await blackTop(), (drawing) => drawing.drawShown(1, turn));
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)] ?? 0;
    const dark = { left: at(0.05, 0.5), right: at(0.95, 0.5), bottom: at(0.5, 0.95) };
    expect(Object.entries(dark).filter(([, shade]) => shade < 60)).toEqual([[place, expect.any(Number)]]);
  });

  test('keeps its colours', async () => {
    const red = await pdf((page) => page.rect(0, 0, 595, 842).fill('red'));
    const { dominant } = await sharp(await drawn(red, (drawing) => drawing.drawShown(1, 0))).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  test('shows what was typed in a form', async () => {
    const make = (value: string) =>
      pdf((page) => {
        page.font('Helvetica').initForm();
        page.formText('name', 100, 100, 400, 60, { value, fontSize: 40, backgroundColor: '#ffffff' });
      });
    const ink = async (bytes: Uint8Array) =>
      (
        await sharp(await drawn(bytes, (drawing) => drawing.drawShown(1, 0)))
          .greyscale()
          .stats()
      ).channels[0]?.mean ?? 0;
    expect(await ink(await make('MMMMMMMM'))).toBeLessThan((await ink(await make(''))) - 0.1);
  });
});

describe('what a page draws', () => {
  test('is told in order, without decoding pictures', async () => {
    const bytes = await scan((page) => put(page, 'Received', 300, 600));
    const objects = await drawn(bytes, (drawing) => drawing.objectsOf(1));
    expect(objects.map(({ kind }) => kind)).toEqual(['picture', 'letters']);
    expect(objects[0]).toMatchObject({
      bounds: { left: expect.closeTo(0, 1), right: expect.closeTo(595.28, 1), top: expect.closeTo(841.89, 1) },
      pixels: { width: 1240, height: 1753 },
    });
  });

  test('includes what groups hold, at the place of the group', async () => {
    const bytes = await pdf((page) => {
      page.save().translate(100, 0);
      page.rect(10, 10, 20, 20).fill();
      page.restore();
    });
    const [shape] = await drawn(bytes, (drawing) => drawing.objectsOf(1));
    expect(shape?.bounds).toMatchObject({ left: expect.closeTo(110, 0), right: expect.closeTo(130, 0) });
  });

  test('tells letters without ink', async () => {
    const bytes = await pdf((page) => put(page.addContent('3 Tr'), 'hidden', 40, 40));
    expect(await drawn(bytes, (drawing) => drawing.objectsOf(1))).toMatchObject([{ kind: 'letters', invisible: true }]);
  });
});

test('many pages are drawn one after the other in the same memory', async () => {
  const bytes = await pdf((page) => Array.from({ length: 12 }, () => table(page.addPage())));
  const sizes = await drawn(bytes, async (drawing) => {
    const all: number[] = [];
    for (let page = 1; page <= drawing.pages; page++) all.push((await drawing.drawGrey(page, 150)).pixels.length);
    return all;
  });
  expect(new Set(sizes).size).toBe(1);
});

test.each([
  ['a file that is no PDF', async () => Buffer.from('no PDF')],
  ['a locked file', () => pdf(table, { userPassword: 'secret' })],
])('%s cannot be opened', async (_title, make) => {
  await expect(openForDrawing(await make())).rejects.toThrow(PdfiumError);
});

test('a page that is not there cannot be drawn', async () => {
  const bytes = await blackTop();
  await expect(drawn(bytes, (drawing) => drawing.drawGrey(2, 72))).rejects.toThrow(PdfiumError);
});
