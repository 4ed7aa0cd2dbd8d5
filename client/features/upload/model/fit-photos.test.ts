import { expect, test } from 'vitest';
import { maxUploadBytes } from '#core/documents/upload-rules.ts';
import { PhotoError, photosToPdf, rungs, type DrawPhoto, type Rung } from './fit-photos.ts';
import { photoOf, type Photo } from './photos.ts';

const photos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => photoOf(new File([], `${index}`)));

/** Draws photos of so many bytes at each rung, and keeps what was asked for. */
function setup(bytesAt: (rung: Rung) => number, maxBytes = maxUploadBytes) {
  const drawn: [id: string, rung: number][] = [];
  const draw: DrawPhoto = async ({ file }, rung) => {
    drawn.push([file.name, rungs.indexOf(rung)]);
    return { jpeg: new Blob([new Uint8Array(bytesAt(rung))]), width: 300, height: 400 };
  };
  const pages: number[] = [];
  const onPage = (page: number) => void pages.push(page);
  const { signal } = new AbortController();
  return { drawn, pages, make: (count: number) => photosToPdf(photos(count), { maxBytes, draw, onPage, signal }) };
}

test('takes photos as large as they come where there is room', async () => {
  const { drawn, pages, make } = setup(() => 2_000_000);

  const pdf = await make(3);

  expect(drawn).toEqual([
    ['0', 0],
    ['1', 0],
    ['2', 0],
  ]);
  expect(pages).toEqual([1, 2, 3]);
  expect([pdf.type, pdf.size > 6_000_000, pdf.size < maxUploadBytes]).toEqual(['application/pdf', true, true]);
});

test('makes photos smaller until each has its share of the room', async () => {
  const { drawn, make } = setup(({ quality }) => quality * 4_000_000);

  const pdf = await make(5);

  expect(drawn.slice(0, 5)).toEqual([
    ['0', 0],
    ['0', 1],
    ['0', 2],
    ['0', 3],
    ['1', 3],
  ]);
  expect(pdf.size).toBeLessThan(maxUploadBytes);
});

test('takes photos larger where the plan leaves more room', async () => {
  const { drawn, make } = setup(({ quality }) => quality * 4_000_000, 50 * 1024 * 1024);

  const pdf = await make(5);

  expect(drawn.map(([, rung]) => rung)).toEqual([0, 0, 0, 0, 0]);
  expect(pdf.size).toBeGreaterThan(maxUploadBytes);
});

test('never draws a photo with less than 2,000 dots', () => {
  expect(Math.min(...rungs.map(({ longSide }) => longSide))).toBe(2000);
});

test('says so where photos are too much together even at their smallest', async () => {
  const { make } = setup(() => 5_000_000);

  await expect(make(4)).rejects.toEqual(new PhotoError(null));
});

test('names the photo that does not open', async () => {
  const draw: DrawPhoto = async ({ file }) => {
    if (file.name === '1') throw new Error('The source image could not be decoded.');
    return { jpeg: new Blob(['x']), width: 1, height: 1 };
  };
  const { signal } = new AbortController();

  const making = photosToPdf(photos(3), { maxBytes: maxUploadBytes, draw, onPage: () => undefined, signal });

  await expect(making).rejects.toMatchObject({ name: 'PhotoError', photo: 2 });
});

test('stops when it is cancelled', async () => {
  const abort = new AbortController();
  const draw: DrawPhoto = async () => {
    abort.abort();
    return { jpeg: new Blob(['x']), width: 1, height: 1 };
  };

  const making = photosToPdf(photos(2), {
    maxBytes: maxUploadBytes,
    draw,
    onPage: () => undefined,
    signal: abort.signal,
  });

  await expect(making).rejects.toBe(abort.signal.reason);
});
