import { expect, onTestFinished, test } from 'vitest';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openDatabase } from './open-database.ts';
import { openDatabaseForCommand } from './open-for-command.ts';

async function runProgram(dataDir: string) {
  const opened = await openDatabase({ databaseUrl: undefined, dataDir, onRestart: () => undefined });
  onTestFinished(() => opened.close());
  return opened;
}

async function open(dataDir: string, databaseUrl?: string) {
  const opened = await openDatabaseForCommand({ databaseUrl, dataDir });
  onTestFinished(() => opened.close());
  return opened;
}

async function ask(address: DatabaseAddress, statement: string): Promise<unknown[]> {
  const pool = createPool(address, { applicationName: 'elsewhere' });
  const { rows } = await pool.query(statement);
  await pool.end();
  return rows;
}

const urlOf = (address: DatabaseAddress): string => {
  if ('connectionString' in address) throw new Error('The own server is reached by a socket.');
  return `postgres://${address.user}@localhost:${address.port}/postgres?host=${encodeURIComponent(address.host)}`;
};

test('where nobody runs, the command runs the server itself', async () => {
  const { address, isShared } = await open(temporaryFolder());

  expect(isShared).toBe(false);
  expect(await ask(address, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('beside a program that runs, the command works on the same data', async () => {
  const dataDir = temporaryFolder();
  const program = await runProgram(dataDir);
  await ask(program.address, 'create table notes as select 7 as id');

  const { address, isShared, close } = await open(dataDir);

  expect(isShared).toBe(true);
  expect(await ask(address, 'select id from notes')).toEqual([{ id: 7 }]);
  await close();
  expect(await ask(program.address, 'select id from notes')).toEqual([{ id: 7 }]);
});

test('a folder that is held without a database that answers is said in words', async () => {
  const dataDir = temporaryFolder();
  const lock = lockDataDir(dataDir);
  onTestFinished(() => lock.release());

  await expect(open(dataDir)).rejects.toThrow(/its database does not answer.*try again/);
});

test('on a server of its own, a program is known by its connection', async () => {
  const server = await runProgram(temporaryFolder());
  const url = urlOf(server.address);
  const program = createPool({ connectionString: url });
  onTestFinished(() => program.end());

  expect((await open(temporaryFolder(), url)).isShared).toBe(false);
  await program.query('select 1');

  expect((await open(temporaryFolder(), url)).isShared).toBe(true);
});
