import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPool } from '#server/db/pool.ts';
import { runNode } from '#tests/support/run-node.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { isClusterInUse } from './cluster-processes.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const patience = { timeout: 20_000, interval: 20 };

async function setup({ dataDir = temporaryFolder() } = {}) {
  const onRestart = vi.fn();
  const start = async () => {
    const server = await startEmbeddedPostgres({ dataDir, onRestart });
    const pool = createPool(server.connection, { max: 1 });
    onTestFinished(async () => {
      await pool.end().catch(() => undefined);
      await server.stop();
    });
    return { ...server, pool };
  };
  return { dataDir, onRestart, start, cluster: join(dataDir, 'postgres/data') };
}

test('keeps what was written from one start to the next', async () => {
  const { start, dataDir } = await setup();
  const first = await start();
  await first.pool.query('create table notes as select 42 as answer');
  await first.pool.end();
  await first.stop();

  const second = await start();

  expect((await second.pool.query('select answer from notes')).rows).toEqual([{ answer: 42 }]);
  expect(existsSync(join(dataDir, 'postgres/data/PG_VERSION'))).toBe(true);
});

test('listens on no network, and confirms only what is on the disk', async () => {
  const { start } = await setup();
  const { pool } = await start();

  const { rows } = await pool.query(
    `select name, setting from pg_settings where name in
     ('listen_addresses', 'fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums') order by name`,
  );

  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    listen_addresses: '',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
  });
});

test('writes no word of a failing query into its log', async () => {
  const { start, dataDir } = await setup();
  const { pool } = await start();
  await pool.query('create table people (name text primary key, age int)');
  const fail = (query: string, values: unknown[] = []) => expect(pool.query(query, values)).rejects.toThrow();

  await pool.query(`insert into people values ('CANARY', 1)`);
  await fail(`insert into people values ('CANARY', 2)`);
  await fail(`select 'CANARY'::int`);
  await fail('select $1::int', ['CANARY']);
  await fail('select CANARY');

  expect(readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8')).not.toMatch(/canary/i);
});

test('is gone soon after the app was killed, and starts again from what it left', async () => {
  const { dataDir, start, cluster } = await setup();
  const app = runNode([
    '--input-type=module',
    '--eval',
    `const { startEmbeddedPostgres } = await import('#server/adapters/postgres/embedded-postgres.ts');
     await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} }); console.log('started');`,
  ]);
  await app.printed('started');
  expect(isClusterInUse(cluster)).toBe(true);

  app.process.kill('SIGKILL');

  await vi.waitFor(() => expect(isClusterInUse(cluster)).toBe(false), patience);
  const { pool } = await start();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('waits for a predecessor that is still shutting down', async () => {
  const { start } = await setup();
  const first = await start();
  await first.pool.end();

  const [, second] = await Promise.all([first.stop(), start()]);

  expect((await second.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('comes back when it died alone', async () => {
  const { start, onRestart, cluster } = await setup();
  const { pool } = await start();
  const [pid = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');

  process.kill(Number(pid), 'SIGKILL');

  await vi.waitFor(() => expect(onRestart).toHaveBeenCalledOnce(), patience);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('is not held up by a lock file whose number belongs to somebody else by now', async () => {
  const { start, cluster } = await setup();
  const first = await start();
  await first.pool.end();
  await first.stop();
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.ppid}\n${cluster}\n1\n5432\n\n\n1 1\nready\n`);

  const second = await start();

  expect((await second.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('clears away a first start that was interrupted', async () => {
  const { start, dataDir } = await setup();
  const unfinished = join(dataDir, 'postgres/data.unfinished-1');
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'PG_VERSION'), '18');

  await start();

  expect(existsSync(unfinished)).toBe(false);
});

test('puts its socket elsewhere when the path to it would be too long', async () => {
  const { start } = await setup({ dataDir: join(temporaryFolder(), 'long'.repeat(30)) });

  const { connection, pool } = await start();
  onTestFinished(() => rmSync(connection.host, { recursive: true, force: true }));

  expect(connection.host).toMatch(/^\/tmp\/readback-[\da-f]{12}$/);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
