import { buffer } from 'node:stream/consumers';
import type { PageRead } from '#server/ports/text-extractor.ts';
import { askOver } from './ask-for-core.ts';
import { coreChannel, parseTask, type ChildTask } from './child-task.ts';
import { encodeFrame, type FrameKind } from './frames.ts';

// One document a process: its task in the arguments, the file on standard input, what came of it on standard output. Everything
// imported here is paid for by every document.
const task = parseTask(process.argv.slice(2));
endWithParent();
await work(task, new Uint8Array(await buffer(process.stdin)));
// Threads and parsers need no goodbye.
process.exit(0);

async function work(task: ChildTask, bytes: Uint8Array): Promise<void> {
  if (task.verb === 'draw') return draw(task, bytes);
  const { extract } = await import('../extract.ts');
  const { mediaType, ...options } = task;
  const answer = await extract(bytes, mediaType, {
    ...options,
    onPage: sendPage,
    askForCore: askOver(coreChannel),
  });
  await send('answer', Buffer.from(JSON.stringify(answer)));
}

async function draw({ page, turn }: Extract<ChildTask, { verb: 'draw' }>, bytes: Uint8Array): Promise<void> {
  const { openForDrawing } = await import('../pdf/render-page.ts');
  const { loadPdfium } = await import('../pdf/pdfium.ts');
  // A program that is not there is no fault of the page: from here on everything is.
  await loadPdfium();
  const picture = await openForDrawing(bytes)
    .then((drawing) => drawing.drawShown(page, turn))
    .catch(() => undefined);
  await (picture === undefined ? send('undrawable', new Uint8Array()) : send('picture', picture));
}

async function sendPage({ page, of, picture }: PageRead): Promise<void> {
  await send('page', Buffer.from(JSON.stringify({ page, of, hasPicture: picture !== null })));
  if (picture !== null) await send('picture', picture);
}

/** Resolves when the other side has taken it: no more than one page is under way. */
async function send(kind: FrameKind, content: Uint8Array): Promise<void> {
  for (const part of encodeFrame(kind, content)) {
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(part, (error) => (error ? reject(error) : resolve()));
    });
  }
}

/** A server that was killed takes nobody with it by itself. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, 1_000).unref();
}
