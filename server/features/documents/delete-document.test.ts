import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { TextExtractor } from '../../ports/text-extractor.ts';
import { createMemoryFileStore } from '../../adapters/file-store/memory.ts';
import { eraseDocument } from './erase-document.job.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/medical-documents';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup(options: { files?: FileStore; extractor?: TextExtractor } = {}) {
  const server = await createDocumentServer(database, options);
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm(), { 'idempotency-key': 'k' })).json().data;
  const ticket: string = id.slice('temp-'.length);
  const remove = () => guest.ask({ method: 'DELETE', url: `${path}/${id}` });
  const restore = () => guest.ask({ method: 'POST', url: `${path}/${id}/restore` });
  const letMinutesPass = (minutes: number) =>
    sql`update documents set deleted_at = deleted_at - make_interval(mins => ${minutes})`.execute(db);
  const erase = () => eraseDocument({ work: server.work, files: server.files, audit: server.parts.audit }, { ticket });
  return { ...server, guest, id, ticket, remove, restore, letMinutesPass, erase };
}

test('a deleted document is gone from every route at once', async () => {
  const { guest, id, remove } = await setup();

  const answer = await remove();

  expect([answer.statusCode, answer.json().data]).toEqual([200, { id }]);
  for (const url of [
    `${path}/${id}`,
    `${path}/${id}/file`,
    `${path}/${id}/events`,
    `${path}/${id}/pages`,
    `/api/interpretations/${id}`,
  ]) {
    expect([(await guest.get(url)).statusCode, url]).toEqual([404, url]);
  }
  expect((await guest.get(path)).json().data).toEqual([]);
  expect((await remove()).statusCode).toBe(404);
});

test('it can be restored, unread as it was, and is then read', async () => {
  const { guest, id, remove, restore, kept } = await setup();
  await remove();
  await kept.runAll();

  const answer = await restore();

  expect([answer.statusCode, answer.json().data]).toMatchObject([200, { id, stage: 'waiting' }]);
  await kept.runAll();
  expect((await guest.get(`${path}/${id}`)).json().data).toMatchObject({
    stage: 'explained',
    originalText: 'CRP 3 mg/L',
  });
});

test('restoring what was not deleted answers with it', async () => {
  const { id, restore } = await setup();
  expect((await restore()).json().data).toMatchObject({ id });
});

test('the erasure is asked for in the same breath, for when the time to undo is over', async () => {
  const { remove, kept, ticket } = await setup();
  await remove();
  expect(await kept.waiting()).toContainEqual({ queue: 'erase-document', payload: { ticket }, after_seconds: 305 });
});

test('nothing is erased while it can be restored', async () => {
  const { remove, restore, erase, letMinutesPass, files } = await setup();
  await remove();
  await letMinutesPass(4);

  await erase();

  expect(await namesOf(files)).toHaveLength(1);
  expect((await restore()).statusCode).toBe(200);
});

test('after five minutes everything of it is erased, and nothing restores it', async () => {
  const { remove, restore, erase, letMinutesPass, files, kept, guest, id, ticket } = await setup({
    extractor: pagedExtractor,
  });
  await kept.runAll();
  await guest.get(`/api/interpretations/${id}?level=simple`);
  expect(await namesOf(files)).toHaveLength(2);
  await db.insertInto('undrawn_pages').values({ ticket, page: 2, reason: 'undrawable' }).execute();
  await remove();
  await letMinutesPass(5);
  expect((await restore()).statusCode).toBe(404);

  await erase();
  await erase();

  expect(await namesOf(files)).toEqual([]);
  for (const table of [
    'documents',
    'document_keys',
    'document_texts',
    'document_pages',
    'undrawn_pages',
    'idempotency_keys',
    'interpretations',
    'level_explanations',
  ] as const) {
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
});

test('a restored document survives the erasure that was asked for', async () => {
  const { remove, restore, erase, files } = await setup();
  await remove();
  await restore();
  await erase();
  expect(await namesOf(files)).toHaveLength(1);
});

test.each([1, 2])('an erasure that fails at blob %s has erased the key, and is finished later', async (broken) => {
  const memory = createMemoryFileStore();
  let removals = 0;
  const remove = async (name: string) => {
    removals += 1;
    return removals === broken ? Promise.reject(new Error('disk')) : memory.remove(name);
  };
  const documents = await setup({ files: { ...memory, remove }, extractor: pagedExtractor });
  await documents.kept.runAll();
  await documents.remove();
  await documents.letMinutesPass(6);

  await expect(documents.erase()).rejects.toThrow('disk');
  expect(await db.selectFrom('document_keys').selectAll().execute()).toEqual([]);

  await documents.erase();
  expect(await db.selectFrom('documents').selectAll().execute()).toEqual([]);
  expect(await namesOf(memory)).toEqual([]);
});
