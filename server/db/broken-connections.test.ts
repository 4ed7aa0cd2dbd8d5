import { sql } from 'kysely';
import { connect as open, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createProgressFeed } from '#server/features/documents/progress-feed.ts';
import { misdeedNames, misdeeds, startRawPeer, type Misdeed } from '#tests/support/raw-peer.ts';
import { connect } from './connect.ts';
import { createPool } from './pool.ts';

const soon = { timeout: 15_000, interval: 20 };
const readyForQuery = 'Z\0\0\0\x05I';

/** The real server at the end of a line that goes wrong when it is told to, in the middle of whatever goes over it. */
async function setup({ max = 2 } = {}) {
  const server = inject('databaseServer');
  const lines = new Set<Socket>();
  let misdeed: Misdeed | undefined;
  const port = await startRawPeer((socket) => {
    if (misdeed !== undefined) return misdeeds[misdeed](socket, readyForQuery);
    const behind = open(join(server.host, `.s.PGSQL.${server.port}`)).on('error', () => undefined);
    socket.once('close', () => behind.destroy());
    socket.pipe(behind).pipe(socket);
    lines.add(socket);
  });
  const pool = createPool({ host: '127.0.0.1', port, user: server.user, database: 'postgres' }, { max });
  // Not waited for: a line that is silent does not take its leave.
  onTestFinished(() => void pool.end());
  const db = connect(pool, { answerWithinMs: 500 });
  return {
    pool,
    ask: (seconds = 0) => sql`select pg_sleep(${seconds})`.execute(db),
    /** What comes from the server from now on, on every line, is this. */
    goWrong(as: Misdeed) {
      misdeed = as;
      for (const socket of lines) {
        socket.unpipe();
        misdeeds[as](socket, readyForQuery);
      }
      lines.clear();
    },
    heal: () => void (misdeed = undefined),
  };
}

describe('a database at the end of a line that goes wrong', () => {
  test.each(misdeedNames)('in the middle of a query: %s', async (misdeed) => {
    const { ask, goWrong, heal } = await setup({ max: 1 });
    await ask();
    const asked = ask(30).then(
      () => 'answered',
      (error: unknown) => error,
    );
    await pause(50);

    goWrong(misdeed);

    // One that says too early that it is ready has not failed, as far as anybody can know.
    if (isTooEarly(misdeed)) expect(await asked).toBe('answered');
    else expect(await asked).toBeInstanceOf(Error);
    heal();
    await vi.waitFor(() => ask(), soon);
  });

  test.each(misdeedNames)('while nothing goes over it: %s', async (misdeed) => {
    const { ask, goWrong, heal } = await setup();
    await Promise.all([ask(), ask()]);

    goWrong(misdeed);
    await pause(50);

    heal();
    await vi.waitFor(() => ask(), soon);
  });

  test.each(misdeedNames)('as it is connected to: %s', async (misdeed) => {
    const { ask, goWrong, heal } = await setup();
    goWrong(misdeed);

    await expect(ask()).rejects.toThrow();

    heal();
    await vi.waitFor(() => ask(), soon);
  });

  const seen = misdeedNames.filter((name) => name.includes('closes') || name.includes('resets'));
  test.each(seen)('while it is listened to, which begins anew: %s', async (misdeed) => {
    const { pool, goWrong, heal } = await setup();
    const feed = createProgressFeed(pool);
    onTestFinished(() => feed.close());
    feed.subscribe('a', () => undefined);
    await vi.waitUntil(() => feed.isLive(), soon);

    goWrong(misdeed);
    await vi.waitUntil(() => !feed.isLive(), soon);

    heal();
    await vi.waitUntil(() => feed.isLive(), soon);
  });

  test.each(misdeedNames.filter((name) => !seen.includes(name)))('while it is listened to: %s', async (misdeed) => {
    const { pool, goWrong } = await setup();
    const feed = createProgressFeed(pool);
    onTestFinished(() => feed.close());
    feed.subscribe('a', () => undefined);
    await vi.waitUntil(() => feed.isLive(), soon);

    goWrong(misdeed);

    // Nobody can know of such a line: followers look now and then by themselves.
    await pause(100);
  });
});

const isTooEarly = (misdeed: Misdeed) => misdeed === 'says it twice' || misdeed === 'says it and resets';
