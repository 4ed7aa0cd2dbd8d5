import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { allBlobsOf, allBytesIn, openEverything } from '#tests/support/open-everything.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/medical-documents';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

/** A guest with a document that was read, a page of it with a picture of its own. */
async function setup() {
  const server = await createDocumentServer(database, { extractor: pagedExtractor });
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm())).json().data;
  await server.kept.runAll();
  const remove = (which: string | number = id) => guest.ask({ method: 'DELETE', url: `${path}/${which}` });
  const restore = () => guest.ask({ method: 'POST', url: `${path}/${id}/restore` });
  const letTimeToUndoPass = () => sql`update documents set deleted_at = deleted_at - interval '6 minutes'`.execute(db);
  const openWith = async (blobs: Awaited<ReturnType<typeof allBlobsOf>>) => {
    const opened = await openEverything(server.masterKey, [...blobs, ...(await allBytesIn(db))]);
    return opened.map(({ where }) => where.replace(/^blob .*/, 'blob'));
  };
  return { ...server, guest, remove, restore, letTimeToUndoPass, openWith };
}

test('once it cannot be undone, its old files, the present database and the master key open nothing', async () => {
  const { files, kept, remove, letTimeToUndoPass, openWith } = await setup();
  const blobs = await allBlobsOf(files);
  await remove();
  expect((await openWith(blobs)).filter((where) => where === 'blob')).toHaveLength(2);

  await letTimeToUndoPass();
  await kept.runAll();

  expect(blobs).toHaveLength(2);
  expect(await openWith(blobs)).toEqual([]);
});

test('its key goes before its files, and with it the way back', async () => {
  const { remove, restore, letTimeToUndoPass, openWith, files, work } = await setup();
  const blobs = await allBlobsOf(files);
  await remove();
  await letTimeToUndoPass();
  const { ticket } = await db.selectFrom('documents').select('ticket').executeTakeFirstOrThrow();

  await work.eraseKey(ticket, async () => undefined);

  expect((await openWith(blobs)).filter((where) => where !== 'document_keys.wrapped')).toEqual([]);
  expect((await restore()).statusCode).toBe(404);
});

test('nothing is half erased: where it cannot be written down, the key stays', async () => {
  const { remove, letTimeToUndoPass, openWith, files, work } = await setup();
  const blobs = await allBlobsOf(files);
  await remove();
  await letTimeToUndoPass();
  const { ticket } = await db.selectFrom('documents').select('ticket').executeTakeFirstOrThrow();

  await expect(work.eraseKey(ticket, () => Promise.reject(new Error('no audit')))).rejects.toThrow('no audit');

  expect(await openWith(blobs)).toContain('blob');
});

test('a guest can take away everything of the device, one by one', async () => {
  const { guest, kept, files, remove, letTimeToUndoPass, openWith } = await setup();
  await guest.upload(uploadForm({ title: 'Another one' }));
  await kept.runAll();
  const blobs = await allBlobsOf(files);

  for (const { id } of (await guest.get(path)).json().data) await remove(id);
  await letTimeToUndoPass();
  await kept.runAll();

  expect((await guest.get(path)).json().data).toEqual([]);
  expect(await namesOf(files)).toEqual([]);
  expect(await openWith(blobs)).toEqual([]);
});
