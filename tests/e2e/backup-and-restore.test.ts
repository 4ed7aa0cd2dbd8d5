import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { removeDataDir, startApp, type AppServer } from '../support/app-server.ts';
import { createPerson } from '../support/http-person.ts';
import { runAdmin } from '../support/run-admin.ts';

const reports = ['Sodium 139 mmol/L 135-145', 'Haemoglobin 9.8 g/dL 12.0-15.5 L', 'Potassium 4.1 mmol/L 3.5-5.1'];
const patience = { timeout: 60_000, interval: 100 };
const env = { DEFAULT_PLAN: 'premium' };

const root = mkdtempSync(join(tmpdir(), 'readback-backup-'));
// The system user of the database has to get through.
chmodSync(root, 0o711);
const at = (...names: string[]) => join(root, ...names);
const admin = (dataDir: string, ...args: string[]) => runAdmin(args, { ...env, DATA_DIR: dataDir });

let app: AppServer;
let ids: string[];
let unread: string;
const ana = createPerson(() => app.url);

beforeAll(async () => {
  app = await startApp({ dataDir: at('data'), env });
  await ana.register('ana');
  ids = [];
  for (const [index, report] of reports.entries()) ids.push(await ana.upload(`Report ${index}`, report));
  for (const id of ids) await vi.waitFor(async () => expect(await ana.stageOf(id)).toBe('explained'), patience);
}, 120_000);

afterAll(async () => {
  await app.stop();
  await removeDataDir(root);
});

/** Everything that was kept of ana's documents. */
const everything = () =>
  Promise.all(
    ids.map(async (id) => [
      await ana.get(`/api/medical-documents/${id}`),
      await ana.get(`/api/interpretations/${id}`),
      await ana.original(id),
    ]),
  );

const Manifest = z.object({
  folder: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
  sequences: z.array(z.unknown()),
  blobs: z.array(z.object({ name: z.string(), sha256: z.string() })),
});

const manifestOf = (folder: string) =>
  z.object({ manifest: Manifest }).parse(JSON.parse(readFileSync(at(folder, 'manifest.json'), 'utf8'))).manifest;

/** A data folder with nothing but a master key. */
function newFolder(key: 'the same' | 'another' | 'none'): string {
  const dataDir = at(`data-${randomUUID()}`);
  mkdirSync(dataDir, { mode: 0o711 });
  if (key === 'the same') copyFileSync(at('data', 'master.key'), join(dataDir, 'master.key'));
  if (key === 'another') writeFileSync(join(dataDir, 'master.key'), randomBytes(32).toString('base64'));
  return dataDir;
}

test('a backup is made while the program runs, and made again copies only what is new', async () => {
  const first = await admin(at('data'), 'backup', at('backup'));
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toMatch(/is whole.*and 3 files\.\n3 files.*were new.*\nThe master key is not in it/);

  const second = await admin(at('data'), 'backup', at('backup'));

  expect(second).toMatchObject({ code: 0, err: '' });
  expect(second.out).toMatch(/and 3 files\.\n0 files \(0 MB\) were new/);
  expect((await readdir(at('backup'))).toSorted()).toEqual(['blobs', 'manifest.json', manifestOf('backup').folder]);
}, 60_000);

test('what is restored with the same master key is all that there was, and goes on where it was', async () => {
  const seen = await everything();
  unread = await ana.upload('Not read yet', `${reports[0]}\n${'A line of a long report. '.repeat(15_000)}`);
  await app.kill();
  expect(await admin(at('data'), 'backup', at('backup'))).toMatchObject({ code: 0, err: '' });
  const dataDir = newFolder('the same');

  const { code, out, err } = await admin(dataDir, 'restore', at('backup'));

  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/and 4 files .* were restored in .* seconds\.\n1 documents are read again/);
  expect(await admin(dataDir, 'audit', 'verify')).toMatchObject({ code: 0, err: '' });
  expect(await admin(dataDir, 'backup', at('backup-of-restored'))).toMatchObject({ code: 0 });
  const [before, after] = [manifestOf('backup'), manifestOf('backup-of-restored')];
  expect(after.tables).toEqual(before.tables);
  expect(after.sequences).toEqual(before.sequences);
  expect(after.blobs.toSorted(byName)).toEqual(before.blobs.toSorted(byName));

  app = await startApp({ dataDir, env });
  expect(await everything()).toEqual(seen);
  await expect.poll(() => ana.stageOf(unread), patience).toBe('explained');
  expect(await ana.upload('After it', reports[1] ?? '')).toMatch(/^temp-/);
}, 120_000);

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

describe('refused in plain words, with nothing written', () => {
  const refusal = async (dataDir: string, folder: string) => {
    const before = (await readdir(dataDir)).toSorted();
    const { code, out, err } = await admin(dataDir, 'restore', folder);
    expect(code).toBe(1);
    expect(out).not.toContain('were restored');
    expect((await readdir(dataDir)).toSorted()).toEqual(before);
    return err;
  };

  test('another master key', async () => {
    expect(await refusal(newFolder('another'), at('backup'))).toMatch(
      /^The master key does not open this backup: it is not the one that the backup was made under\./,
    );
  });

  test('no master key', async () => {
    expect(await refusal(newFolder('none'), at('backup'))).toMatch(/^There is no master key here\..*master\.key/);
  });

  test.each([
    ['a file of a document that was changed', ({ blobs }) => join('blobs', blobs[0]?.name ?? ''), /is damaged/],
    ['a table that was changed', ({ folder }) => join(folder, 'users.copy'), /users\.copy is damaged/],
    ['a manifest that was changed', () => 'manifest.json', /was changed after it was made|is damaged/],
  ] satisfies [string, (manifest: z.infer<typeof Manifest>) => string, RegExp][])(
    '%s',
    async (_what, fileOf, words) => {
      const copy = at(`backup-${randomUUID()}`);
      await cp(at('backup'), copy, { recursive: true });
      const path = join(copy, fileOf(manifestOf('backup')));
      const bytes = readFileSync(path);
      // In the manifest this is the digit of a number or of a hash.
      const place = bytes.indexOf('"rows": ') < 0 ? bytes.length >> 1 : bytes.indexOf('"rows": ') + 8;
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      writeFileSync(path, bytes);

      expect(await refusal(newFolder('the same'), copy)).toMatch(words);
    },
  );

  test('a backup that was interrupted before its manifest', async () => {
    const copy = at(`backup-${randomUUID()}`);
    await cp(at('backup'), copy, { recursive: true, filter: (path) => !path.endsWith('manifest.json') });
    expect(await refusal(newFolder('the same'), copy)).toMatch(/^There is no whole backup/);
  });

  test('a data folder that the program runs on, or that holds data', async () => {
    const { dataDir } = app;
    expect(await refusal(dataDir, at('backup'))).toMatch(/^The program is running on this data/);
    expect(await refusal(at('data'), at('backup'))).toMatch(/^There is data in this database already/);
  });
});
