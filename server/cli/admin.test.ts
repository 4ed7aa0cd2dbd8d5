import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/adapters/postgres/open-database.ts';
import { runAdmin } from '#tests/support/run-admin.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

function setup() {
  const dataDir = temporaryFolder();
  const run = (...args: string[]) => runAdmin(args, { DATA_DIR: dataDir });
  return { dataDir, run, keyFile: join(dataDir, 'master.key') };
}

async function runProgram(dataDir: string): Promise<void> {
  const { close } = await openDatabase({ databaseUrl: undefined, dataDir, onRestart: () => undefined });
  onTestFinished(close);
}

test('without a command, or with one that there is not, every command is listed', async () => {
  const { run } = setup();
  const [none, unknown] = [await run(), await run('make', 'coffee')];

  expect([none.code, none.out, unknown.code, unknown.out]).toEqual([2, '', 2, '']);
  for (const name of ['first-admin', 'plan', 'keys rotate', 'backup', 'restore', 'audit verify']) {
    expect(none.err).toContain(`npm run -s admin -- ${name}`);
  }
  expect(unknown.err).toMatch(/^There is no such command\./);
});

test('asked for help, every command tells how it is used and does nothing', async () => {
  const { run, dataDir } = setup();
  const [all, one] = [await run('--help'), await run('first-admin', '--help')];

  expect([all.code, one.code, one.err]).toEqual([0, 0, '']);
  expect(all.out).toContain('npm run -s admin -- keys rotate');
  expect(one.out).toMatch(/^Usage:\n {2}npm run -s admin -- first-admin <username>/);
  expect(await readdir(dataDir)).toEqual([]);
});

test('on a new installation the first account is made before the program ever ran', async () => {
  const { run, keyFile } = setup();

  const first = await run('first-admin', 'ana');

  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toMatch(/^A master key was made: .*\nThe account ana was made/);
  const key = await readFile(keyFile, 'utf8');
  expect(await run('plan', 'ana', 'premium', '--now')).toMatchObject({ code: 0, err: '' });
  expect(await readFile(keyFile, 'utf8')).toBe(key);
});

test('beside the program some commands work, and others ask to stop it first', async () => {
  const { run, dataDir, keyFile } = setup();
  await run('first-admin', 'ana');
  const key = await readFile(keyFile, 'utf8');
  await runProgram(dataDir);

  expect(await run('plan', 'ana', 'premium', '--now')).toMatchObject({ code: 0, err: '' });
  const refused = await run('keys', 'rotate');

  expect(refused).toEqual({
    code: 1,
    out: '',
    err: 'The program is running on this data. Stop it first, and give the command again.\n',
  });
  expect(await readFile(keyFile, 'utf8')).toBe(key);
});

test('bad usage and refusals are said in words, with an exit code of their own', async () => {
  const { run } = setup();

  const [usage, refusal] = [await run('plan', 'ana', 'gold'), await run('first-admin', 'a')];

  expect(usage.code).toBe(2);
  expect(usage.err).toMatch(/^The plans are free, basic, premium\.\n\nUsage:\n/);
  expect(refusal.code).toBe(1);
  expect(refusal.err).not.toMatch(/ {4}at |AppError|account\./);
});
