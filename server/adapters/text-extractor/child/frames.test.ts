import { expect, test } from 'vitest';
import { encodeFrame, readFrames } from './frames.ts';

const frame = (kind: Parameters<typeof encodeFrame>[0], content: string) =>
  Buffer.concat(encodeFrame(kind, Buffer.from(content)));

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (stream: AsyncIterable<Uint8Array>) =>
  (await Array.fromAsync(readFrames(stream))).map(({ kind, content }) => [kind, Buffer.from(content).toString()]);

test.each([1, 2, 5, 7, 1000])('frames come out as they went in, in pieces of %i bytes', async (size) => {
  const sent = Buffer.concat([frame('page', '{"page":1}'), frame('picture', 'RIFF'), frame('answer', '')]);
  expect(await read(inPieces(sent, size))).toEqual([
    ['page', '{"page":1}'],
    ['picture', 'RIFF'],
    ['answer', ''],
  ]);
});

test.each([
  ['a kind that nobody knows', Buffer.from([9, 0, 0, 0, 0])],
  ['a page that is too long', Buffer.from([1, 0, 0, 0x10, 0])],
  ['a picture that is too long', Buffer.from([2, 0x7f, 0xff, 0xff, 0xff])],
  ['an answer that is too long', Buffer.from([3, 0xff, 0xff, 0xff, 0xff])],
  ['an end within the head', Buffer.from([1, 0])],
  ['an end within the content', Buffer.from([1, 0, 0, 0, 5, 1])],
])('%s is refused', async (_what, bytes) => {
  await expect(read(inPieces(bytes, 3))).rejects.toThrow(expect.objectContaining({ name: 'FrameError' }));
});

test('what is longer than its kind may be is not sent', () => {
  expect(() => encodeFrame('page', new Uint8Array(2000))).toThrow();
});

test('no more is read while a frame is looked at', async () => {
  let taken = 0;
  async function* stream() {
    for (;;) {
      taken += 1;
      yield frame('page', 'x'.repeat(1000));
    }
  }
  for await (const _frame of readFrames(stream())) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (taken >= 3) break;
    expect(taken).toBeLessThan(3);
  }
  expect(taken).toBe(3);
});
