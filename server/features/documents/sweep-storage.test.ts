import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createDocumentServer, namesOf, plainExtractor, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { sweepStorage } from './sweep-storage.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/medical-documents';
const deletedLongAgo = sql`now() - interval '1 hour'`;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function* bytes() {
  yield Buffer.from('sealed');
}

async function setup({ extractor = plainExtractor } = {}) {
  const server = await createDocumentServer(database, { extractor });
  const guest = await server.meetGuest();
  const uploaded = async () => String((await guest.upload(uploadForm())).json().data.id);
  const sweep = () => sweepStorage({ work: server.work, files: server.files, audit: server.parts.audit, graceMs: 20 });
  const show = async (id: string) => (await guest.get(`${path}/${id}`)).json().data;
  return { ...server, guest, uploaded, sweep, show };
}

test('leaves a sound store as it is', async () => {
  const { uploaded, sweep, files, kept } = await setup();
  await uploaded();
  await kept.runAll();
  await uploaded();

  expect(await sweep()).toEqual({ erased: 0, orphans: 0, damaged: 0 });

  expect(await namesOf(files)).toHaveLength(2);
});

test('removes blobs that no document owns', async () => {
  const { uploaded, sweep, files } = await setup();
  await uploaded();
  const before = await namesOf(files);
  for (let count = 0; count < 3; count += 1) await files.write(randomUUID(), bytes());

  expect(await sweep()).toMatchObject({ orphans: 3 });

  expect(await namesOf(files)).toEqual(before);
});

test('removes as many blobs of no document as there are, such as after an old backup', async () => {
  const { sweep, files } = await setup();
  const many = 22_000;
  for (let count = 0; count < many; count += 1) await files.write(randomUUID(), bytes());

  expect(await sweep()).toMatchObject({ orphans: many });

  expect(await namesOf(files)).toEqual([]);
});

test('erases all that was deleted long enough ago, however much there is', async () => {
  const { uploaded, sweep, files } = await setup();
  await uploaded();
  await sql`
    insert into documents (ticket, owner, sealed_label, document_type, file_type, file_size, blob, stage, deleted_at)
    select gen_random_uuid(), owner, sealed_label, document_type, file_type, file_size, gen_random_uuid()::text, stage, ${deletedLongAgo}
    from documents, generate_series(1, 600)`.execute(db);

  expect(await sweep()).toMatchObject({ erased: 600 });

  expect(await namesOf(files)).toHaveLength(1);
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from documents`.execute(db);
  expect(rows).toEqual([{ left: 1 }]);
});

test('keeps the pictures of pages, and removes one that no page owns', async () => {
  const { uploaded, sweep, files, kept } = await setup({ extractor: pagedExtractor });
  await uploaded();
  await kept.runAll();
  const before = await namesOf(files);
  await files.write(randomUUID(), bytes());

  expect(await sweep()).toEqual({ erased: 0, orphans: 1, damaged: 0 });

  expect(before).toHaveLength(2);
  expect(await namesOf(files)).toEqual(before);
});

test('spares a blob whose row comes a moment later', async () => {
  const { uploaded, files, work, parts } = await setup();
  const id = await uploaded();
  const [blob = ''] = await namesOf(files);
  const hidden = randomUUID();
  await db.updateTable('documents').set({ blob: hidden }).execute();

  const swept = sweepStorage({ work, files, audit: parts.audit, graceMs: 300 });
  await db.updateTable('documents').set({ blob }).where('ticket', '=', id.slice(5)).execute();

  expect(await swept).toMatchObject({ orphans: 0 });
  expect(await namesOf(files)).toEqual([blob]);
});

test('leaves blobs for the next time that another machine may just have written', async () => {
  const { files, work, parts } = await setup();
  await files.write(randomUUID(), bytes());

  const sweep = (spareMs: number) => sweepStorage({ work, files, audit: parts.audit, graceMs: 0, spareMs });

  expect(await sweep(60_000)).toMatchObject({ orphans: 0 });
  expect(await sweep(0)).toMatchObject({ orphans: 1 });
});

test('removes the pictures of an unread document that lost its blob', async () => {
  const { uploaded, sweep, files, work, show } = await setup({ extractor: pagedExtractor });
  const id = await uploaded();
  for (const name of await namesOf(files)) await files.remove(name);
  const blob = randomUUID();
  await files.write(blob, bytes());
  await work.keepPicture(id.slice(5), { page: 1, of: 2, blob });

  await sweep();

  expect(await show(id)).toMatchObject({ stage: 'unreadable', unreadableReason: 'storage_damaged' });
  expect(await namesOf(files)).toEqual([]);
});

test('tells of an unread document that lost its blob, and keeps one that was read', async () => {
  const { uploaded, sweep, files, show, kept } = await setup();
  const read = await uploaded();
  await kept.runAll();
  const unread = await uploaded();
  for (const name of await namesOf(files)) await files.remove(name);

  expect(await sweep()).toMatchObject({ damaged: 1 });

  expect(await show(unread)).toMatchObject({ stage: 'unreadable', unreadableReason: 'storage_damaged' });
  expect(await show(read)).toMatchObject({ stage: 'explained' });
});

test.each([
  ['a text', plainExtractor],
  ['a scan with its pictures', pagedExtractor],
])('finishes erasures of %s that are due', async (_what, extractor) => {
  const { uploaded, sweep, files, guest, kept } = await setup({ extractor });
  const id = await uploaded();
  await kept.runAll();
  await guest.ask({ method: 'DELETE', url: `${path}/${id}` });
  expect(await sweep()).toMatchObject({ erased: 0, orphans: 0 });
  await sql`update documents set deleted_at = now() - interval '1 hour'`.execute(db);

  expect(await sweep()).toMatchObject({ erased: 1 });

  expect(await namesOf(files)).toEqual([]);
});
