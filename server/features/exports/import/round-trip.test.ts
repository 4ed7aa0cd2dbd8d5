import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { onTestFinished, expect, test } from 'vitest';
import { consentWordingVersion } from '#core/documents/consent-wordings.ts';
import type { Told } from '#core/documents/telling.ts';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { silentModel } from '#tests/support/silent-model.ts';
import { sealTold } from '../../tellings/sealed-told.ts';
import { jsonOf, unzip, wrongSums } from '../unzip.test-helper.ts';
import { importArchive } from './import-archive.ts';

const [here, there] = [await createTestDatabase(), await createTestDatabase()];

/** Two installations with master keys of their own, and somebody of the same name on each. */
async function setup() {
  const open = (database: TestDatabase) =>
    createDocumentServer(database, { extractor: pagedExtractor, models: [silentModel('openai')] });
  const [old, next] = [await open(here), await open(there)];
  const username = `ana-${randomUUID().slice(0, 8)}`;
  const [ana, moved] = [await old.meetUser({ username }), await next.meetUser({ username })];
  return { old, next, ana, moved };
}

type Server = Awaited<ReturnType<typeof createDocumentServer>>;
type Person = Awaited<ReturnType<Server['meetUser']>>;

async function exportOf(person: Person): Promise<Buffer> {
  const { address } = (await person.ask({ method: 'POST', url: '/api/users/exports' })).json().data;
  return (await person.get(address)).rawPayload;
}

async function bringIn({ parts, kept }: Server, { user }: Person, zip: Buffer) {
  const path = join(tmpdir(), `${randomUUID()}.zip`);
  onTestFinished(() => rm(path, { force: true }));
  await writeFile(path, zip);
  return importArchive({ ...parts, jobs: kept.jobs }, { path, userId: user.id });
}

/** An export without what cannot be the same elsewhere: ids, tickets, times of the account and of the export, agreements, the log. */
async function comparable(zip: Buffer): Promise<[string, string][]> {
  const files = await unzip(zip);
  expect(wrongSums(files)).toEqual([]);
  const folders = [...new Set([...files.keys()].flatMap((path) => path.match(/^documents\/[^/]+/) ?? []))];
  const plain = (path: string) =>
    path.replace(
      /^documents\/[^/]+/,
      (folder) => `${folders.indexOf(folder)}`.padStart(4, '0') + folder.replace(/^documents\/\S+/, ''),
    );
  return [...files]
    .filter(([path]) => path !== 'SHA256SUMS' && !path.startsWith('access-log'))
    .map(([path, bytes]): [string, string] => [plain(path), withoutIds(path, files, bytes)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function withoutIds(path: string, files: Map<string, Buffer>, bytes: Buffer): string {
  if (path === 'problems.txt') return String(bytes).replace(/document \d+/g, 'a document');
  if (!/(account|document|explanation)\.json$/.test(path)) return bytes.toString('base64');
  const hidden = new Set(['id', 'ticket', 'madeAt', 'createdAt', 'consents']);
  return JSON.stringify(jsonOf(files, path), (name, value: unknown) => (hidden.has(name) ? undefined : value));
}

/** Everything that somebody may keep. */
async function fill({ kept, parts }: Server, person: Person): Promise<void> {
  const put = (url: string, payload: object) => person.ask({ method: 'PUT', url, payload });
  const add = async (title: string, file: string) => {
    const { id } = (await person.upload(uploadForm({ title, file }))).json().data;
    await kept.runAll();
    return String(id);
  };
  const first = await add('Blood test', 'CRP 3 mg/L?\fFerritin 90');
  await add('Blood test', 'printed Another');
  const third = await add('X-ray: "left" / ribs…', 'No fracture.');
  await put(`/api/interpretations/${first}/feedback`, { feedback: 'not_helpful' });
  await put(`/api/interpretations/${first}/visit-questions`, { questions: [{ text: 'What next?', isOwn: true }] });
  await put(`/api/medical-documents/${third}/privacy`, { neverSend: true });
  const correction = { span: [6, 11], text: 'mg/dL' };
  await person.ask({ method: 'POST', url: `/api/medical-documents/${first}/corrections`, payload: correction });
  await put('/api/users/me', { name: 'Ana', readingSettings: { textSize: 115, theme: 'light' } });
  await put('/api/consents/openai', { wordingVersion: consentWordingVersion });
  const lines = { conditions: ['asthma'], medicines: ['metformin'], allergies: [], whatMatters: [] };
  await put('/api/users/health-profile', lines);
  await sql`update documents set uploaded_at = uploaded_at - interval '40 days' where owner = ${person.owner}`.execute(
    parts.db,
  );
  await tell(parts, third.slice(5), person.owner);
}

/** The third document in the words of a model. */
async function tell({ db, keyRing, tellingKey }: Server['parts'], ticket: string, owner: string): Promise<void> {
  const { wrapped } = await db
    .selectFrom('document_keys')
    .selectAll()
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  const choice = { level: 'simple', language: 'es' } as const;
  const told: Told = {
    ...{ summary: 'No hay fractura.', interpretation: '', medicalTerminology: [], actionItems: [], keyFindings: [] },
    ...{ recommendations: [], sentences: [], readingGrade: 3, engine: 'openai', language: 'es' },
  };
  const sealed = await sealTold(keyRing, { id: ticket, wrapped }, choice, told);
  const fits = tellingKey({ text: 'No fracture.', owner, engine: 'openai', model: 'a-model', ...choice });
  await db
    .insertInto('tellings')
    .values({
      ticket,
      ...choice,
      stage: 'done',
      run: null,
      engine: 'openai',
      model: 'a-model',
      fits,
      sealed_told: Buffer.from(sealed),
      reason: null,
    })
    .execute();
}

test('what is brought in elsewhere gives the same export again', async () => {
  const { old, next, ana, moved } = await setup();
  await fill(old, ana);
  const zip = await exportOf(ana);

  const imported = await bringIn(next, moved, zip);

  expect(imported).toEqual({
    documents: 3,
    known: 0,
    remarks: ['Agreements with AI providers are not brought along: they are asked for anew.'],
  });
  const [before, after] = [await comparable(zip), await comparable(await exportOf(moved))];
  expect(before.length).toBeGreaterThan(25);
  expect(before.some(([path]) => path.endsWith('tellings.json'))).toBe(true);
  expect(after).toEqual(before);
});

test('bringing the same ZIP in again adds nothing, and brings back what was erased meanwhile', async () => {
  const { old, next, ana, moved } = await setup();
  await fill(old, ana);
  const zip = await exportOf(ana);
  await bringIn(next, moved, zip);
  const blobs = (await namesOf(next.files)).length;

  expect(await bringIn(next, moved, zip)).toMatchObject({ documents: 0, known: 3 });
  expect(await namesOf(next.files)).toHaveLength(blobs);
  expect(await bringIn(old, ana, zip)).toMatchObject({ documents: 0, known: 3 });
  const { ticket } = await there.db
    .selectFrom('documents')
    .select('ticket')
    .where('owner', '=', moved.owner)
    .executeTakeFirstOrThrow();
  await there.db.deleteFrom('documents').where('ticket', '=', ticket).execute();
  expect(await bringIn(next, moved, zip)).toMatchObject({ documents: 1, known: 2 });
});

test('an import that stops in the middle goes on where it stopped', async () => {
  const { old, next, ana, moved } = await setup();
  await fill(old, ana);
  const zip = await exportOf(ana);
  let writes = 0;
  const failing = {
    ...next.files,
    write: async (name: string, bytes: AsyncIterable<Uint8Array>) =>
      (writes += 1) > 3 ? Promise.reject(new Error('power')) : next.files.write(name, bytes),
  };

  await expect(bringIn({ ...next, parts: { ...next.parts, files: failing } }, moved, zip)).rejects.toThrow('power');
  const rest = await bringIn(next, moved, zip);

  expect([rest.documents + rest.known, rest.known > 0]).toEqual([3, true]);
  expect(await comparable(await exportOf(moved))).toEqual(await comparable(zip));
});

test('two imports at once bring each document in once', async () => {
  const { old, next, ana, moved } = await setup();
  await fill(old, ana);
  const zip = await exportOf(ana);

  await Promise.allSettled([bringIn(next, moved, zip), bringIn(next, moved, zip)]);
  await bringIn(next, moved, zip);

  const rows = await there.db.selectFrom('documents').select('blob').where('owner', '=', moved.owner).execute();
  expect(rows).toHaveLength(3);
});

test('nothing of it stands as agreed to, and the log tells of the import alone', async () => {
  const { old, next, ana, moved } = await setup();
  await fill(old, ana);

  await bringIn(next, moved, await exportOf(ana));

  expect(await there.db.selectFrom('consents').selectAll().where('person', '=', moved.owner).execute()).toEqual([]);
  const events = await there.db
    .selectFrom('audit_events')
    .select(['action', 'actor'])
    .where('owner', '=', moved.owner)
    .execute();
  expect(events.filter(({ action }) => action === 'document.imported')).toEqual(
    Array.from({ length: 3 }, () => ({ action: 'document.imported', actor: 'operator' })),
  );
  expect(events.some(({ action }) => action === 'document.uploaded')).toBe(false);
});

test('what was damaged, unread or unreadable comes along as what it was', async () => {
  const { old, next, ana, moved } = await setup();
  await fill(old, ana);
  const [lost] = await here.db
    .selectFrom('documents')
    .select('blob')
    .where('owner', '=', ana.owner)
    .orderBy('uploaded_at')
    .execute();
  await old.files.remove(lost?.blob ?? '');
  await ana.upload(uploadForm({ title: 'Waits', file: 'Later' }));
  await here.db
    .updateTable('documents')
    .set({ stage: 'unreadable', unreadable_reason: 'no_text' })
    .where('owner', '=', ana.owner)
    .where('number', '=', sql<string>`(select max(number) from documents where owner = ${ana.owner})`)
    .execute();
  const zip = await exportOf(ana);

  await bringIn(next, moved, zip);

  expect(await comparable(await exportOf(moved))).toEqual(await comparable(zip));
  await next.kept.runAll();
  const listed = (await moved.get('/api/medical-documents')).json().data;
  expect(listed.map(({ title, stage }: { title: string; stage: string }) => [title, stage])).toContainEqual([
    'Waits',
    'explained',
  ]);
});

test('every title comes back as it was', async () => {
  const { old, next, ana, moved } = await setup();
  const nasty = fc.constantFrom('CON', '../', '\\', '\u202E', ':', '=1+1', 'é', '👩‍👩‍👧', '.', ' ', '"', '%2e%2e');
  const title = fc.array(fc.oneof(nasty, fc.string({ maxLength: 12, unit: 'binary' })), { minLength: 1, maxLength: 8 });
  const wanted: string[] = [];
  for (const parts of fc.sample(title, 25)) {
    const { statusCode, json } = await ana.upload(uploadForm({ title: parts.join(''), file: 'x' }));
    if (statusCode === 201) wanted.push(json().data.title);
  }
  await old.kept.runAll();

  await bringIn(next, moved, await exportOf(ana));

  const titles = (await moved.get('/api/medical-documents')).json().data.map((each: { title: string }) => each.title);
  expect(wanted.length).toBeGreaterThan(15);
  expect(titles.toSorted()).toEqual(wanted.toSorted());
});
