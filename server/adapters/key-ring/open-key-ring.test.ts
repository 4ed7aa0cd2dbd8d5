import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { StartupError } from '../../startup-error.ts';
import { openKeyRing } from './open-key-ring.ts';

const { db } = await createTestDatabase();

beforeEach(async () => {
  await db.deleteFrom('key_canary').execute();
});

async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'readback-keys-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { dataDir, keyFile: join(dataDir, 'master.key') };
}

describe('a new installation', () => {
  test('gets a key file that only its owner may read', async () => {
    const { dataDir, keyFile } = await setup();

    await openKeyRing(db, { dataDir });

    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(keyFile, 'utf8'), 'base64')).toHaveLength(32);
    expect(await readdir(dataDir)).toEqual(['master.key']);
  });

  test('makes no file when the key is given', async () => {
    const { dataDir } = await setup();
    await openKeyRing(db, { dataDir, masterKey: randomBytes(32).toString('hex') });
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('an existing installation', () => {
  test('opens what it sealed before', async () => {
    const { dataDir } = await setup();
    const before = await openKeyRing(db, { dataDir });
    const key = await before.createKey('a');
    const sealed = await before.encrypt(key, { part: 'text' }, Buffer.from('kept'));

    const after = await openKeyRing(db, { dataDir });

    expect(Buffer.from(await after.decrypt(key, { part: 'text' }, sealed)).toString()).toBe('kept');
  });

  test('refuses to start without its key, and makes no new one', async () => {
    const { dataDir, keyFile } = await setup();
    await openKeyRing(db, { dataDir });
    await rm(keyFile);

    await expect(openKeyRing(db, { dataDir })).rejects.toThrow(StartupError);
    await expect(openKeyRing(db, { dataDir })).rejects.toThrow('The master key is missing');

    expect(await readdir(dataDir)).toEqual([]);
  });

  test('refuses to start with another key, in plain words', async () => {
    const { dataDir, keyFile } = await setup();
    await openKeyRing(db, { dataDir });
    await writeFile(keyFile, randomBytes(32).toString('base64'));

    await expect(openKeyRing(db, { dataDir })).rejects.toThrow('The master key does not open what is stored');
  });

  test('takes its key from a named file as well', async () => {
    const { dataDir, keyFile } = await setup();
    await openKeyRing(db, { dataDir });
    const elsewhere = await setup();
    await expect(openKeyRing(db, { dataDir: elsewhere.dataDir, masterKeyFile: keyFile })).resolves.toBeDefined();
  });
});

describe('a key that cannot be used', () => {
  test.each([
    ['is too short', 'c2hvcnQ=', /MASTER_KEY must hold a key of 32 bytes/],
    ['is empty', '', /MASTER_KEY must hold a key of 32 bytes/],
  ])('is refused when it %s', async (_what, masterKey, message) => {
    const { dataDir } = await setup();
    await expect(openKeyRing(db, { dataDir, masterKey })).rejects.toThrow(message);
  });

  test('is refused when the named file is not there', async () => {
    const { dataDir } = await setup();
    const masterKeyFile = join(dataDir, 'absent');
    await expect(openKeyRing(db, { dataDir, masterKeyFile })).rejects.toThrow('does not exist');
  });

  test('is refused when its path is a folder', async () => {
    const { dataDir } = await setup();
    await expect(openKeyRing(db, { dataDir, masterKeyFile: dataDir })).rejects.toThrow('cannot be read');
  });
});

test('two processes that start together agree on one canary', async () => {
  const { dataDir } = await setup();
  const masterKey = randomBytes(32).toString('base64');

  await Promise.all([openKeyRing(db, { dataDir, masterKey }), openKeyRing(db, { dataDir, masterKey })]);

  expect(await db.selectFrom('key_canary').selectAll().execute()).toHaveLength(1);
});
