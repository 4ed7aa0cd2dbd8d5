import { once } from 'node:events';
import { closeSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { text } from 'node:stream/consumers';
import { askOver } from './ask-for-core.ts';
import { coreChannel } from './child-task.ts';
import { encodeFrame, type FrameKind } from './frames.ts';

// A child that does what its file says, in the place of the one that reads documents.
const [verb = '', ...rest] = (await text(process.stdin)).split(' ');

const send = (kind: FrameKind, content: string | Uint8Array) =>
  encodeFrame(kind, typeof content === 'string' ? Buffer.from(content) : content).forEach((part) =>
    process.stdout.write(part),
  );

const answer = (words: string) =>
  send(
    'answer',
    JSON.stringify({
      outcome: 'read',
      text: words,
      source: { kind: 'text', pages: 1, ocr: false, confidence: null },
      notes: [],
      layout: { pages: [] },
    }),
  );

async function outcomeOf(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
    return 'allowed';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'refused';
  }
}

async function saveBeyondNode(path: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  await sharp({ create: { width: 900, height: 900, channels: 3, background: 'white' } }).toFile(path);
}

const doings: Record<string, () => unknown> = {
  abort: () => process.abort(),
  exit: () => process.exit(3),
  'be-killed': () => process.kill(process.pid, 'SIGKILL'),
  'fall-silent': () => pause(60_000),
  spin: () => {
    for (;;);
  },
  gobble: () => Array.from({ length: 10_000 }, () => new Uint8Array(2 ** 20).fill(1)),
  'talk-nonsense': () => process.stdout.write('What is this?'),
  'talk-nonsense-and-stay': async () => {
    process.stdout.write('What is this?');
    await pause(60_000);
  },
  'announce-a-gigabyte': () => process.stdout.write(Buffer.from([3, 0x40, 0, 0, 0])),
  'answer-in-another-shape': () => send('answer', '{"outcome":"read","text":7}'),
  'number-pages-by-the-million': () => send('page', JSON.stringify({ page: 1, of: 1e6, hasPicture: false })),
  'answer-twice': () => [answer('first'), answer('second')],
  'close-its-mouth': async () => {
    closeSync(1);
    await pause(60_000);
  },
  'talk-nonsense-about-cores': async () => {
    const channel = new Socket({ fd: coreChannel });
    for (let byte = 0; byte < 4_000; byte += 1) channel.write(Uint8Array.of(byte % 256));
    await pause(100);
    channel.destroy();
    answer('done');
  },
  'stop-in-the-middle': () => process.stdout.write(Buffer.from([3, 0, 0, 0, 9, 0x7b])),
  'be-killed-in-the-middle': async () => {
    await new Promise((resolve) => process.stdout.write(Buffer.from([2, 0, 0, 0, 9, 0x7b]), resolve));
    process.kill(process.pid, 'SIGKILL');
  },
  'send-pages-on-a-borrowed-core': async () => {
    const giveBack = await askOver(coreChannel)();
    await doings['send-pages']?.();
    giveBack();
  },
  'send-pages': async () => {
    const of = Number(rest[0]);
    for (let page = 1; page <= of; page++) {
      send('page', JSON.stringify({ page, of, hasPicture: page % 2 === 1 }));
      if (page % 2 === 1) send('picture', new Uint8Array(300_000).fill(page));
      await pause(Number(rest[1] ?? 0));
    }
    answer('done');
  },
  'tell-what-it-may': async () => {
    const may = {
      environment: Object.keys(process.env)
        .filter((name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name))
        .toSorted(),
      write: await outcomeOf(() => writeFileSync('written-by-a-child', 'x')),
      // A native library asks the system, not Node.
      writeBeyondNode: await outcomeOf(() => saveBeyondNode(`${rest[0]}/written.png`)),
      readElsewhere: await outcomeOf(() => readFileSync('/etc/passwd')),
      readMasterKey: await outcomeOf(() => readFileSync('data/master.key')),
      readProgram: await outcomeOf(() => readFileSync(new URL('frames.ts', import.meta.url))),
      network: await outcomeOf(() => once(connect(9, '127.0.0.1'), 'connect')),
      process: await outcomeOf(() => process.getBuiltinModule('node:child_process').execFileSync('true')),
      thread: await outcomeOf(() => new Worker('', { eval: true }).terminate()),
    };
    answer(JSON.stringify(may));
  },
};

await doings[verb]?.();
