import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { breakingAfter, describeFileStore, inPieces } from './file-store.suite.ts';
import { openFolderFileStore } from './folder.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'readback-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describeFileStore(async () => openFolderFileStore(join(await makeFolder(), 'files')));

test('lets nobody else into its folder and files', async () => {
  const folder = join(await makeFolder(), 'files');
  const store = await openFolderFileStore(folder);
  await store.write('a', inPieces(Buffer.alloc(10)));

  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o600);
});

test.each(['ENOSPC', 'EDQUOT'])('says full on %s, with no temporary file left', async (code) => {
  const folder = await makeFolder();
  const store = await openFolderFileStore(folder);
  const noRoom = Object.assign(new Error('no space left on device'), { code });

  await expect(store.write('a', breakingAfter(Buffer.alloc(10), noRoom))).rejects.toMatchObject({
    code: 'storage.full',
  });

  expect(await readdir(folder)).toEqual([]);
});

test('does not list what is still being written', async () => {
  const store = await openFolderFileStore(await makeFolder());
  const seen: string[] = [];
  async function* source() {
    yield Buffer.alloc(10);
    for await (const { name } of store.list()) seen.push(name);
  }

  await store.write('a', source());

  expect(seen).toEqual([]);
});

test('keeps the old bytes until the new ones are whole', async () => {
  const store = await openFolderFileStore(await makeFolder());
  await store.write('a', inPieces(Buffer.from('old')));

  await store.write('a', breakingAfter(Buffer.from('new'), new Error('broke'))).catch(() => undefined);

  expect(await text(store.read('a'))).toBe('old');
});

test('clears on opening what dead, earlier and idle writers left, and nothing else', async () => {
  const folder = await makeFolder();
  const dead = spawnSync(process.execPath, ['--version']).pid;
  const names = {
    dead: `.${dead}-x.tmp`,
    earlier: `.${process.pid}-x.tmp`,
    idle: `.${process.ppid}-idle.tmp`,
    writing: `.${process.ppid}-writing.tmp`,
    other: '.gitkeep',
  };
  for (const name of Object.values(names)) await writeFile(join(folder, name), 'x');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(folder, names.idle), longAgo, longAgo);

  await openFolderFileStore(folder);

  expect((await readdir(folder)).sort()).toEqual([names.other, names.writing].sort());
});
