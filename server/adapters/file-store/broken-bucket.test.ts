import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { misdeedNames, misdeeds, startRawPeer, type Misdeed } from '#tests/support/raw-peer.ts';
import { openS3FileStore } from './s3.ts';

const fine = 'HTTP/1.1 200 OK\r\netag: "a"\r\ncontent-length: 0\r\n\r\n';
const size = 300_000;
const headOfObject = `HTTP/1.1 200 OK\r\netag: "a"\r\ncontent-length: ${size}\r\n\r\n`;

type Stage = 'in place of an answer' | 'in the middle of a file';

/** A bucket that is there, and goes wrong with everything that is asked of it: `stage` is how far it comes. */
async function setup(misdeed: Misdeed, { stage = 'in place of an answer' as Stage, silentMs = 20_000 } = {}) {
  const answer = (socket: Socket) => {
    const goWrong = () => misdeeds[misdeed](socket, fine);
    if (stage === 'in place of an answer') goWrong();
    else socket.write(headOfObject + 'x'.repeat(size / 2), goWrong);
  };
  const port = await startRawPeer((socket) => {
    socket.on('data', (said) => {
      const method = /^(HEAD|GET|PUT|POST|DELETE) /.exec(said.toString('latin1'))?.[1];
      if (method === 'HEAD') socket.write(fine);
      else if (method !== undefined) answer(socket);
    });
  });
  const place = {
    bucket: 'documents',
    prefix: '',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  };
  return openS3FileStore(place, { silentMs });
}

async function* bytes({ breaksAfter = Infinity, pieces = 24 } = {}) {
  for (let piece = 0; piece < pieces; piece += 1) {
    if (piece === breaksAfter) throw new Error('the connection broke');
    yield new Uint8Array(512 << 10).fill(piece);
    await pause(1);
  }
}

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

describe('a bucket that goes wrong', () => {
  test.each(misdeedNames)('in the middle of a file that is read: %s', async (misdeed) => {
    const store = await setup(misdeed, { stage: 'in the middle of a file', silentMs: 500 });

    const outcome = await outcomeOf(Array.fromAsync(store.read('a')));

    // What follows the length that was announced is cut: whether it is the file is for its seal to say.
    const isLong = misdeed === 'does not come to an end' || misdeed === 'talks nonsense';
    if (!isLong) expect(outcome).toBeInstanceOf(Error);
  });

  test.each(misdeedNames)('in place of an answer to a writer, who breaks off as well: %s', async (misdeed) => {
    const store = await setup(misdeed, { silentMs: 500 });

    for (const breaksAfter of [0, 9, 11, 20]) {
      expect(await outcomeOf(store.write('a', bytes({ breaksAfter })))).toBeInstanceOf(Error);
    }
    await pause(50); // what comes late
  });

  test.each(['closes', 'resets'] as const)(
    '%s: reading, listing and removing fail, and nothing else',
    async (misdeed) => {
      const store = await setup(misdeed);

      const outcomes = await Promise.all([
        outcomeOf(Array.fromAsync(store.read('a'))),
        outcomeOf(Array.fromAsync(store.list())),
        outcomeOf(store.remove('a')),
      ]);

      expect(outcomes).toMatchObject(Array(3).fill({ code: 'server.unavailable' }));
    },
  );

  test('waits for a reader that is slow', async () => {
    const store = await setup('says nothing', { stage: 'in the middle of a file', silentMs: 100 });
    const pieces = store.read('a');

    await pieces[Symbol.asyncIterator]().next();
    await pause(300);

    expect(await outcomeOf(pieces[Symbol.asyncIterator]().next())).not.toBeInstanceOf(Error);
  });

  test('resets while its reader leaves: nobody is told', async () => {
    const store = await setup('resets', { stage: 'in the middle of a file' });

    for await (const _piece of store.read('a')) break;

    await pause(100);
  });
});
