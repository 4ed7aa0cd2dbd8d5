import { threadId } from 'node:worker_threads';
import type { PageReading } from './page-reading.ts';
import type { Grey } from './picture/grey.ts';

let read = 0;

// In the place of the program that recognises: what it does depends on the first pixel, and its page says where it was read.
export default async function readInThread({ pixels, width, height }: Grey): Promise<PageReading> {
  if (pixels[0] === 1) for (;;);
  if (pixels[0] === 2) throw new Error('The models are missing.');
  if (pixels[0] === 3) await new Promise((resolve) => setTimeout(resolve, 100));
  if (pixels[0] === 4) for (let list = {}; ;) list = { list };
  read += 1;
  const words = [`${width}x${height}`, `thread ${threadId}`, `number ${read}`, `of ${pixels.length}`];
  const place = { x0: 0, x1: 1, y0: 0, y1: 1 };
  return {
    kind: 'scan',
    width,
    height,
    turn: 0,
    words: words.map((text) => ({ text, ...place })),
    picture: null,
    problem: null,
  };
}
