import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { StartupError } from '../../startup-error.ts';
import { findMasterKeys, writeMasterKeys } from './master-key.ts';
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

  test.each(['web', 'worker'] as const)('makes none for a %s process, which others could not share', async (role) => {
    const { dataDir } = await setup();

    await expect(openKeyRing(db, { dataDir, role })).rejects.toThrow(`ROLE=${role} needs the master key that all`);

    expect(await readdir(dataDir)).toEqual([]);
    await expect(openKeyRing(db, { dataDir, role, masterKey: randomBytes(32).toString('hex') })).resolves.toBeDefined();
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

describe('a key that took the place of another', () => {
  const base64 = () => randomBytes(32).toString('base64');

  test('opens with the one before named beside it, and not without', async () => {
    const { dataDir } = await setup();
    const [old, present] = [base64(), base64()];
    await openKeyRing(db, { dataDir, masterKey: old });

    await expect(openKeyRing(db, { dataDir, masterKey: present, masterKeyPrevious: old })).resolves.toBeDefined();

    await expect(openKeyRing(db, { dataDir, masterKey: present })).rejects.toThrow(/does not open what is stored/);
  });

  test('opens with the one before on a line below it', async () => {
    const { dataDir, keyFile } = await setup();
    await openKeyRing(db, { dataDir });
    await writeFile(keyFile, `${base64()}\n\n  ${await readFile(keyFile, 'utf8')}`);
    await expect(openKeyRing(db, { dataDir })).resolves.toBeDefined();
  });

  test('replaces the file whole, readable by its owner only', async () => {
    const { dataDir, keyFile } = await setup();
    await openKeyRing(db, { dataDir });
    const keys = { present: randomBytes(32), previous: [randomBytes(32), randomBytes(32)] };

    await writeMasterKeys(dataDir, keys);

    expect(await findMasterKeys({ dataDir })).toEqual(keys);
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['master.key']);
  });
});

test('what a killed process left of a new key goes when the next one is written, and nothing else', async () => {
  const { dataDir, keyFile } = await setup();
  await openKeyRing(db, { dataDir });
  await writeFile(`${keyFile}.${randomUUID()}`, 'half a k');
  await writeFile(`${keyFile}.old`, 'somebody keeps this');

  await writeMasterKeys(dataDir, { present: randomBytes(32), previous: [] });

  expect((await readdir(dataDir)).toSorted()).toEqual(['master.key', 'master.key.old']);
});

test('a key is made where folders cannot be synced, as on Windows', async () => {
  const { dataDir } = await setup();
  const { platform } = process;
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }));
  Object.defineProperty(process, 'platform', { value: 'win32' });

  await openKeyRing(db, { dataDir });

  expect((await findMasterKeys({ dataDir }))?.present).toHaveLength(32);
});

describe('a key that cannot be used', () => {
  test.each([
    ['is too short', 'c2hvcnQ=', /MASTER_KEY must hold a key of 32 bytes/],
    ['is empty', '', /MASTER_KEY must hold a key of 32 bytes/],
  ])('is refused when it %s', async (_what, masterKey, message) => {
    const { dataDir } = await setup();
    await expect(openKeyRing(db, { dataDir, masterKey })).rejects.toThrow(message);
  });

  test.each([
    ['an empty file', '\n'],
    ['a line of its file', `${randomBytes(32).toString('base64')}\nshort\n`],
  ])('is refused when it is %s', async (_what, content) => {
    const { dataDir, keyFile } = await setup();
    await writeFile(keyFile, content);
    await expect(openKeyRing(db, { dataDir })).rejects.toThrow(/master\.key must hold a key of 32 bytes/);
  });

  test('is refused when it is the one before it', async () => {
    const { dataDir } = await setup();
    const keys = { masterKey: randomBytes(32).toString('hex'), masterKeyPrevious: 'short' };
    await expect(openKeyRing(db, { dataDir, ...keys })).rejects.toThrow(/MASTER_KEY_PREVIOUS must hold/);
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
