import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createPool } from '#server/db/pool.ts';
import { endRecovery, holdRecovery, takesNobodyInRecovery } from '#tests/support/held-recovery.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './open-database.ts';

async function open(databaseUrl?: string, dataDir = temporaryFolder()) {
  const opened = await openDatabase({ databaseUrl, dataDir, onRestart: () => undefined });
  onTestFinished(() => opened.close());
  return opened;
}

const urlOf = ({ host, port, user }: { host: string; port: number; user: string }) =>
  `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;

test('without an address the app runs a server of its own', async () => {
  const { address } = await open();
  const pool = createPool(address);

  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a second one on the same folder is refused, and the first goes on', async () => {
  const dataDir = temporaryFolder();
  const { address } = await open(undefined, dataDir);

  await expect(open(undefined, dataDir)).rejects.toThrow(/Another Readback is already using/);

  const pool = createPool(address);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a server that may lose what it has confirmed is refused by name', async () => {
  await expect(open(urlOf(inject('databaseServer')))).rejects.toThrow(
    /may lose what it has confirmed: (?=.*fsync)(?=.*synchronous_commit)(?=.*full_page_writes).* is off/,
  );
});

test('a server that keeps its word is taken', async () => {
  const own = await open();
  if ('connectionString' in own.address) throw new Error('The own server is reached by a socket.');

  const { address } = await open(urlOf(own.address));

  expect(address).toEqual({ connectionString: urlOf(own.address) });
});

test('a server that is still starting is waited for', async () => {
  const { url, cluster } = await startServerThatRecovers();
  const onWait = vi.fn(() => void endRecovery(cluster));

  const opening = openDatabase({ databaseUrl: url, dataDir: temporaryFolder(), onRestart: vi.fn(), onWait });

  expect(await opening).toMatchObject({ address: { connectionString: url } });
  expect(onWait).toHaveBeenCalledTimes(1);
});

/** It takes nobody until its recovery is ended. */
async function startServerThatRecovers() {
  const dataDir = temporaryFolder();
  const cluster = join(dataDir, 'postgres/data');
  const start = () => startEmbeddedPostgres({ dataDir, settings: takesNobodyInRecovery });
  const { connection, stop } = await start();
  await stop();
  holdRecovery(cluster);
  const starting = start();
  onTestFinished(() => starting.then((server) => server.stop()));

  const url = urlOf(connection);
  const ask = () => createPool({ connectionString: url }, { max: 1 }).query('select 1');
  await vi.waitFor(() => expect(ask()).rejects.toMatchObject({ code: '57P03' }), { timeout: 20_000 });
  return { url, cluster };
}

test.each([
  ['nothing listens', 'postgres://ana:CANARY@127.0.0.1:1/app', /nothing answers at its address/],
  ['there is no socket', 'postgres://ana:CANARY@localhost/app?host=/nowhere', /there is no socket at its address/],
])('where %s it says so, and keeps the password to itself', async (_what, url, reason) => {
  await expect(open(url)).rejects.toThrow(reason);
  await expect(open(url)).rejects.not.toThrow(/CANARY/);
});

test('a database that is not there is named as the reason', async () => {
  const url = urlOf(inject('databaseServer')).replace('/postgres?', '/never-made?');
  await expect(open(url)).rejects.toThrow(/it has no database of this name/);
});
