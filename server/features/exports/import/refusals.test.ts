import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { unzip } from '../unzip.test-helper.ts';
import { writeZip } from '../write-zip.ts';
import { importArchive } from './import-archive.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

type Files = Map<string, Buffer>;

/** The files of a whole export, whose documents are gone here by now. */
async function setup() {
  const server = await createDocumentServer(database);
  const ana = await server.meetUser();
  await ana.upload(uploadForm({ file: 'CRP 3 mg/L' }));
  await server.kept.runAll();
  const { address } = (await ana.ask({ method: 'POST', url: '/api/users/exports' })).json().data;
  const files = await unzip((await ana.get(address)).rawPayload);
  await db.deleteFrom('documents').execute();
  for (const name of await namesOf(server.files)) await server.files.remove(name);
  const bringIn = async (zip: Buffer, freeBytes?: number) => {
    const path = join(tmpdir(), `${randomUUID()}.zip`);
    onTestFinished(() => rm(path, { force: true }));
    await writeFile(path, zip);
    const store = freeBytes === undefined ? server.files : { ...server.files, freeBytes: async () => freeBytes };
    return importArchive({ ...server.parts, files: store, jobs: server.kept.jobs }, { path, userId: ana.user.id });
  };
  const [documentPath = ''] = [...files.keys()].filter((path) => path.endsWith('/document.json'));
  return { ...server, ana, files, bringIn, folder: documentPath.replace('/document.json', '') };
}

async function zipOf(files: Files): Promise<Buffer> {
  async function* all() {
    for (const [path, bytes] of files) yield { path, bytes };
  }
  return buffer(writeZip(all(), { madeAt: new Date('2026-01-01') }));
}

/** The same with checksums that fit, as whoever means harm would make it. */
function summed(files: Files): Files {
  const lines = [...files]
    .filter(([path]) => path !== 'SHA256SUMS')
    .map(([path, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`);
  return new Map([...files, ['SHA256SUMS', Buffer.from(lines.join(''))]]);
}

const changed = (files: Files, path: string, change: (json: Record<string, unknown>) => object): Files => {
  const json: Record<string, unknown> = JSON.parse(String(files.get(path)));
  return summed(new Map([...files, [path, Buffer.from(JSON.stringify(change(json)))]]));
};
const without = (files: Files, path: string): Files => new Map([...files].filter(([each]) => each !== path));
const added = (files: Files, path: string, bytes: Buffer): Files => summed(new Map([...files, [path, bytes]]));

test('the files as they were are brought in', async () => {
  const { files, bringIn } = await setup();
  expect(await bringIn(await zipOf(summed(files)))).toMatchObject({ documents: 1 });
});

test('an export of the first version, which knew of nothing that is shared, is brought in still', async () => {
  const { files, bringIn } = await setup();
  const first = changed(without(files, 'smart-health-links.json'), 'account.json', (json) => ({ ...json, version: 1 }));
  expect(await bringIn(await zipOf(first))).toEqual({ documents: 1, known: 0, remarks: [] });
});

type Change = (files: Files, folder: string) => Files;

const refusals: [string, RegExp, Change][] = [
  [
    'a changed file',
    /changed or damaged/,
    (files, folder) => new Map([...files, [`${folder}/original.txt`, Buffer.from('CRP 9 mg/L')]]),
  ],
  [
    'a file that the checksums do not name',
    /do not name/,
    (files) => new Map([...files, ['problems.txt', Buffer.from('x')]]),
  ],
  ['a missing file', /missing/, (files, folder) => without(files, `${folder}/text.txt`)],
  ['no checksums', /missing/, (files) => without(files, 'SHA256SUMS')],
  [
    'checksums that are none',
    /cannot be read/,
    (files) => new Map([...files, ['SHA256SUMS', Buffer.from('all is well\n')]]),
  ],
  ['an unknown file', /does not belong/, (files) => added(files, 'run-me.sh', Buffer.from('x'))],
  [
    'an unknown file of a document',
    /does not belong/,
    (files, folder) => added(files, `${folder}/setup.exe`, Buffer.from('x')),
  ],
  [
    'a file two folders deep',
    /does not belong/,
    (files, folder) => added(files, `${folder}/a/original.txt`, Buffer.from('x')),
  ],
  [
    'a picture that nobody told of',
    /do not fit/,
    (files, folder) => added(files, `${folder}/pages/1.webp`, Buffer.from('x')),
  ],
  ['a comment that is none', /not as an export has it/, (files) => added(files, 'comments.json', Buffer.from('[1]'))],
  [
    'a share that is none',
    /not as an export has it/,
    (files) => added(files, 'shares.json', Buffer.from('[{"id":1,"codeHash":"x"}]')),
  ],
  ['no shares', /missing|not there/, (files) => summed(without(files, 'shares.json'))],
  ['JSON that is none', /not as an export has it/, (files) => added(files, 'account.json', Buffer.from('{'))],
  [
    'another version',
    /not as an export has it/,
    (files) => changed(files, 'account.json', (json) => ({ ...json, version: 99 })),
  ],
  [
    'a field too many',
    /not as an export has it/,
    (files) => changed(files, 'account.json', (json) => ({ ...json, isAdmin: true })),
  ],
  [
    'an owner in a document',
    /not as an export has it/,
    (files, folder) => changed(files, `${folder}/document.json`, (json) => ({ ...json, owner: 'user:1' })),
  ],
  [
    'a title with hidden marks',
    /title/,
    (files, folder) => changed(files, `${folder}/document.json`, (json) => ({ ...json, title: 'a\u202Eb' })),
  ],
  [
    'another size',
    /size/,
    (files, folder) => changed(files, `${folder}/document.json`, (json) => ({ ...json, fileSize: 1 })),
  ],
  [
    'another type',
    /type/,
    (files, folder) => changed(files, `${folder}/document.json`, (json) => ({ ...json, fileType: 'application/pdf' })),
  ],
  [
    'a stage without its reason',
    /stage/,
    (files, folder) => changed(files, `${folder}/document.json`, (json) => ({ ...json, stage: 'unreadable' })),
  ],
  [
    'an original elsewhere',
    /missing|do not fit/,
    (files, folder) =>
      changed(files, `${folder}/document.json`, (json) => ({ ...json, original: '../../account.json' })),
  ],
  [
    'the explanation of another document',
    /not of this document/,
    (files, folder) => changed(files, `${folder}/explanation.json`, (json) => ({ ...json, text: 'x' })),
  ],
  [
    'a page that is none',
    /not as an export has it/,
    (files, folder) => added(files, `${folder}/layout.json`, Buffer.from('{"pages":[{}]}')),
  ],
  [
    'a document twice',
    /twice/,
    (files, folder) =>
      summed(
        new Map([
          ...files,
          ...[...files].flatMap(([path, bytes]): [string, Buffer][] =>
            path.startsWith(folder) ? [[path.replace(folder, 'documents/copy'), bytes]] : [],
          ),
        ]),
      ),
  ],
  ['a bomb', /too much|too large/, (files) => added(files, 'problems.txt', Buffer.alloc(20 * 1024 * 1024))],
  [
    'HTML as a text',
    /type/,
    (files, folder) =>
      changed(
        added(files, `${folder}/original.txt`, Buffer.from('<html>1234')),
        `${folder}/document.json`,
        (json) => json,
      ),
  ],
];

test.each(refusals)('%s is refused, and nothing is brought in', async (_what, message, change) => {
  const { files, folder, bringIn, parts } = await setup();
  const refused = bringIn(await zipOf(change(files, folder)));

  await expect(refused).rejects.toMatchObject({ name: 'ImportRefused', message: expect.stringMatching(message) });
  expect(await db.selectFrom('documents').select('ticket').execute()).toEqual([]);
  expect(await namesOf(parts.files)).toEqual([]);
});

test.each(['../evil.txt', '/etc/passwd', 'a/../../b.txt', 'C:\\evil.txt'])(
  'a name that leads out is refused: %s',
  async (name) => {
    const { files, bringIn } = await setup();
    const stand = 'x'.repeat(name.length);
    const zip = await zipOf(added(files, stand, Buffer.from('x')));
    const evil = Buffer.from(zip.toString('latin1').replaceAll(stand, name), 'latin1');
    await expect(bringIn(evil)).rejects.toMatchObject({ name: 'ImportRefused' });
  },
);

test('a file that stands in the list twice is refused', async () => {
  const { files, bringIn } = await setup();
  const zip = await zipOf(added(files, 'shares.jsox', Buffer.from('[]')));
  const twice = Buffer.from(zip.toString('latin1').replaceAll('shares.jsox', 'shares.json'), 'latin1');
  await expect(bringIn(twice)).rejects.toThrow(/twice/);
});

test('what has no room is refused before anything is unpacked', async () => {
  const { files, bringIn } = await setup();
  await expect(bringIn(await zipOf(files), 100)).rejects.toThrow(/too much/);
});

test('a cut ZIP, and what is none, is refused', async () => {
  const { files, bringIn } = await setup();
  const zip = await zipOf(files);
  await expect(bringIn(zip.subarray(0, zip.length - 30))).rejects.toMatchObject({ name: 'ImportRefused' });
  await expect(bringIn(Buffer.from('%PDF-1.7'))).rejects.toThrow('cannot be opened as a ZIP');
});

test('any single byte changed is refused, or changes nothing', async () => {
  const { files, bringIn, ana } = await setup();
  const zip = await zipOf(files);
  for (let at = 7; at < zip.length; at += 211) {
    const flipped = Buffer.from(zip);
    flipped[at] = (flipped[at] ?? 0) ^ 0x10;
    const outcome = await bringIn(flipped).then(
      ({ documents, known }) => documents + known,
      (error: unknown) => (error instanceof Error ? error.name : 'thrown'),
    );
    expect([outcome, at]).toEqual([expect.toBeOneOf(['ImportRefused', 1]), at]);
  }
  const rows = await db.selectFrom('documents').select('file_size').where('owner', '=', ana.owner).execute();
  expect(rows.every(({ file_size }) => file_size === 'CRP 3 mg/L'.length)).toBe(true);
});
