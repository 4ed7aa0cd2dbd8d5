import { onTestFinished, describe, expect, test } from 'vitest';
import { createPictureReaders } from './picture-readers.ts';

const program = new URL('picture-readers-program.test-helper.ts', import.meta.url);

type Limits = { threads?: number; pageMs?: number; untilMs?: number; heapMegabytes?: number };

function setup({ threads = 2, ...limits }: Limits = {}) {
  const readers = createPictureReaders({ threads, program, ...limits });
  onTestFinished(() => readers.close());
  const picture = (first = 0, size = 4) => ({ pixels: new Uint8Array(size).fill(first), width: 2, height: size / 2 });
  return { readers, picture };
}

const wordsOf = ({ words }: { words: { text: string }[] }) => words.map(({ text }) => text);

describe('reading in threads', () => {
  test('answers every picture with its own page, whatever came first', async () => {
    const { readers, picture } = setup();
    const pages = await Promise.all([4, 8, 6, 2, 10].map((size) => readers.read(picture(0, size))));
    expect(pages.map((page) => wordsOf(page)[3])).toEqual(['of 4', 'of 8', 'of 6', 'of 2', 'of 10']);
  });

  test('uses as many threads as it may, and each again and again', async () => {
    const { readers, picture } = setup();
    const pages = await Promise.all(Array.from({ length: 8 }, () => readers.read(picture(3))));
    expect(new Set(pages.map((page) => wordsOf(page)[1])).size).toBe(2);
    expect(pages.some((page) => wordsOf(page)[2] === 'number 3')).toBe(true);
  });

  test('gives pixels away instead of copying them', async () => {
    const { readers, picture } = setup();
    const given = picture();
    await readers.read(given);
    expect(given.pixels.length).toBe(0);
  });

  test('leaves what shares its buffer with others as it is', async () => {
    const { readers, picture } = setup();
    const shared = new Uint8Array(100).fill(7);
    const page = await readers.read({ ...picture(), pixels: shared.subarray(50, 54) });
    expect([wordsOf(page)[3], shared.length, shared[0]]).toEqual(['of 4', 100, 7]);
  });
});

describe('a page that goes wrong', () => {
  const tookTooLong = { words: [], picture: null, problem: 'took_too_long', width: 2, height: 2 };

  test('took too long alone: pages before and after it are read', async () => {
    const { readers, picture } = setup({ threads: 1, pageMs: 2_000 });
    const pages = await Promise.all([0, 1, 0].map((first) => readers.read(picture(first))));
    expect(pages).toMatchObject([{ problem: null }, tookTooLong, { problem: null }]);
    expect(wordsOf(pages[2] ?? { words: [] })[2]).toBe('number 1'); // a new thread
  });

  test('that takes all memory is a page that takes too long', async () => {
    const { readers, picture } = setup({ threads: 1, heapMegabytes: 40 });
    const pages = await Promise.all([4, 0].map((first) => readers.read(picture(first))));
    expect(pages).toMatchObject([tookTooLong, { problem: null }]);
  });

  test('late pages are not begun, so that what was read before is of use', async () => {
    const { readers, picture } = setup({ untilMs: 0 });
    expect(await readers.read(picture())).toMatchObject(tookTooLong);
  });

  test('a program that is broken is no problem of the page', async () => {
    const { readers, picture } = setup();
    await expect(readers.read(picture(2))).rejects.toThrow('The models are missing.');
    expect(await readers.read(picture())).toMatchObject({ problem: null });
  });
});
