import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openFolderFileStore } from '#server/adapters/file-store/folder.ts';
import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { openRootSecret } from '#server/secrets/open-root-secret.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { checkFiles } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { readManifest } from './manifest.ts';

const { db, pool } = await createTestDatabase();
const backupKey = randomBytes(32);

beforeEach(async () => {
  for (const table of ['documents', 'installation_secrets', 'key_canary'])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

/** An installation with a few documents, each with a file. */
async function setup({ documents = 3 } = {}) {
  const dataDir = temporaryFolder();
  const folder = join(temporaryFolder(), 'backup');
  await openRootSecret(db, await openKeyRing(db, { dataDir }));
  const files = await openFolderFileStore(join(dataDir, 'files'));
  const blobs: string[] = [];
  for (let count = 0; count < documents; count += 1) blobs.push(await store(files));
  const client = await pool.connect();
  onTestFinished(() => client.release());
  const make = (from: Partial<FileStore> = {}, key = backupKey) =>
    makeBackup({ client, files: { ...files, ...from }, backupKey: key }, folder);
  const inBackup = async () => (await readdir(join(folder, 'blobs'))).toSorted();
  return { folder, files, blobs, make, inBackup };
}

async function store(files: FileStore): Promise<string> {
  const blob = randomUUID();
  const bytes = (async function* () {
    yield Buffer.from(`sealed ${blob}`);
  })();
  await files.write(blob, bytes);
  await sql`insert into documents (ticket, owner, sealed_label, document_type, file_type, file_size, blob, stage)
    values (${randomUUID()}, 'guest:a', '', 'other', 'text/plain', 1, ${blob}, 'waiting')`.execute(db);
  return blob;
}

const manifestOf = async (folder: string) => {
  const sealed = await readManifest(folder);
  if (sealed === undefined) throw new Error('There is no manifest.');
  return sealed.manifest;
};

test('holds every table but those of the migrator, each as the manifest says', async () => {
  const { folder, make } = await setup();

  await make();

  const manifest = await manifestOf(folder);
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
  expect(manifest.tables.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  expect(manifest.tables.find(({ name }) => name === 'documents')?.rows).toBe(3);
  await expect(checkFiles(folder, manifest)).resolves.toBeUndefined();
});

test('holds no master key, under whatever name', async () => {
  const { folder, make } = await setup();
  await make();
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => /master|key$/i.test(name) && !name.endsWith('.copy'))).toEqual([]);
});

test('that was interrupted never looks whole, and the next one goes on from it', async () => {
  const { folder, files, blobs, make, inBackup } = await setup();
  let left = 2;
  const tired = {
    read: (name: string) => {
      if ((left -= 1) < 0) throw new Error('the power went');
      return files.read(name);
    },
  };
  await expect(make(tired)).rejects.toThrow('the power went');
  expect(await readManifest(folder)).toBeUndefined();
  expect(await inBackup()).toHaveLength(2);

  const { copied, manifest } = await make();

  expect(copied.blobs).toBe(1);
  expect(manifest.blobs.map(({ name }) => name).toSorted()).toEqual(blobs.toSorted());
  await expect(checkFiles(folder, manifest)).resolves.toBeUndefined();
});

test('stays as it was when the one after it is interrupted', async () => {
  const { folder, files, make } = await setup();
  await make();
  await store(files);
  const failing = {
    read: () => {
      throw new Error('the power went');
    },
  };
  await expect(make(failing)).rejects.toThrow('the power went');

  const manifest = await manifestOf(folder);
  expect(manifest.blobs).toHaveLength(3);
  await expect(checkFiles(folder, manifest)).resolves.toBeUndefined();
});

test('made again has what is new, and no longer has what was erased', async () => {
  const { folder, files, blobs, make, inBackup } = await setup();
  await make();
  const [gone = '', ...kept] = blobs;
  await sql`delete from documents where blob = ${gone}`.execute(db);
  await files.remove(gone);
  const added = await store(files);

  const { copied } = await make();

  expect(copied.blobs).toBe(1);
  expect(await inBackup()).toEqual([...kept, added].toSorted());
  expect((await readdir(folder)).filter((name) => name.startsWith('tables-'))).toHaveLength(1);
});

test('takes the tables again when something was erased after them', async () => {
  const { files, make } = await setup();
  const late = await store(files);
  let isErased = false;
  // The file goes between the first look and the copying, as it does when its owner deletes the document right then.
  const erasing = {
    read: (name: string) =>
      (async function* () {
        if (name === late && !isErased) {
          isErased = true;
          await sql`delete from documents where blob = ${late}`.execute(db);
          await files.remove(late);
        }
        yield* files.read(name);
      })(),
  };

  const { manifest } = await make(erasing);

  expect(manifest.lostBlobs).toEqual([]);
  expect(manifest.blobs.map(({ name }) => name)).not.toContain(late);
  expect(manifest.tables.find(({ name }) => name === 'documents')?.rows).toBe(3);
});

test('names the files that were lost before', async () => {
  const { files, blobs, make } = await setup();
  const [lost = '', ...kept] = blobs;
  await files.remove(lost);

  const { manifest } = await make();

  expect(manifest.lostBlobs).toEqual([lost]);
  expect(manifest.blobs.map(({ name }) => name).toSorted()).toEqual(kept.toSorted());
});

test('copies a file again that has lost its end in the backup', async () => {
  const { folder, blobs, make } = await setup();
  await make();
  const [cut = ''] = blobs;
  writeFileSync(join(folder, 'blobs', cut), 'seal');

  const { copied } = await make();

  expect(copied.blobs).toBe(1);
  expect(await readFile(join(folder, 'blobs', cut), 'utf8')).toBe(`sealed ${cut}`);
});

test.each([
  ['of another installation', 'is of another installation'],
  ['with other files', 'There are other files'],
])('is not made in a folder %s', async (what, words) => {
  const { folder, make, inBackup } = await setup();
  if (what === 'with other files') {
    mkdirSync(folder);
    writeFileSync(join(folder, 'photos.zip'), 'mine');
    await expect(make()).rejects.toThrow(words);
    expect(await readdir(folder)).toEqual(['photos.zip']);
    return;
  }
  await make();
  const before = await inBackup();
  await expect(make({}, randomBytes(32))).rejects.toThrow(words);
  expect(await inBackup()).toEqual(before);
});
