import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryFileStore } from '#server/adapters/file-store/memory.ts';
import { createDocumentServer, encodeForm, namesOf } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { sweepStorage } from '../documents/sweep-storage.ts';
import { tidyUploads } from './tidy-uploads.ts';
import { mostOfOwner } from './uploads.repository.ts';

const database = await createTestDatabase();
const { db } = database;
const text = Buffer.alloc(300_000, 'CRP 3 mg/L\n');

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('upload_counts').execute();
  await db.deleteFrom('uploads').execute();
});

type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof createDocumentServer>>['meetGuest']>>;

/** What a browser does to send a file in parts. */
function senderOf({ ask }: Browser) {
  const start = (size = text.length) => ask({ method: 'POST', url: '/api/uploads', payload: { size } });
  const add = async (id: string, at: number | string, bytes: Uint8Array) => {
    const form = new FormData();
    form.set('file', new File([Uint8Array.from(bytes)], 'part'));
    const { body, contentType } = await encodeForm(form);
    const url = `/api/uploads/${id}?start=${at}`;
    return ask({ method: 'PUT', url, payload: body, headers: { 'content-type': contentType } });
  };
  const finish = (id: string, { key = 'k', title = 'Blood test', documentType = 'lab_result' } = {}) =>
    ask({
      method: 'POST',
      url: `/api/uploads/${id}/finish`,
      payload: { title, documentType },
      headers: { 'idempotency-key': key },
    });
  const begin = async (size = text.length): Promise<string> => (await start(size)).json().data.id;
  const sendWhole = async (bytes: Buffer = text) => {
    const id = await begin(bytes.length);
    const half = Math.ceil(bytes.length / 2);
    await add(id, 0, bytes.subarray(0, half));
    await add(id, half, bytes.subarray(half));
    return id;
  };
  const get = (id: string) => ask({ method: 'GET', url: `/api/uploads/${id}` });
  return { start, add, finish, begin, sendWhole, get };
}

async function setup(options: Parameters<typeof createDocumentServer>[1] = {}) {
  const server = await createDocumentServer(database, options);
  const guest = await server.meetGuest();
  return { ...server, guest, ...senderOf(guest) };
}

const codeOf = ({ statusCode, json }: { statusCode: number; json(): { code: string } }) => [statusCode, json().code];

test('makes one document of the parts, byte by byte, and keeps nothing else', async () => {
  const { sendWhole, finish, guest, files, kept } = await setup();
  const id = await sendWhole();

  const finished = await finish(id);

  expect(finished.statusCode).toBe(201);
  expect(finished.json().data).toMatchObject({
    title: 'Blood test',
    documentType: 'lab_result',
    fileSize: text.length,
  });
  const { rawPayload } = await guest.get(`/api/medical-documents/${finished.json().data.id}/file`);
  expect(rawPayload.equals(text)).toBe(true);
  expect(await namesOf(files)).toHaveLength(1);
  expect(await kept.waiting()).toHaveLength(1);
  expect(await db.selectFrom('uploads').selectAll().execute()).toEqual([]);
});

test('goes on from what is there after a connection was lost', async () => {
  const { begin, add, get, finish } = await setup();
  const id = await begin();
  await add(id, 0, text.subarray(0, 100_000));

  const { received } = (await get(id)).json().data;
  expect(received).toBe(100_000);
  expect((await add(id, received, text.subarray(received))).json().data.received).toBe(text.length);
  expect((await finish(id)).statusCode).toBe(201);
});

test('counts an upload once, at its end, and gives the same document when it is asked again', async () => {
  const { sendWhole, finish, guest } = await setup({ accountRules: { guestDocuments: 2 } });
  const id = await sendWhole();
  const used = async () => (await guest.get('/api/plan')).json().data.uploads.used;
  expect(await used()).toBe(0);

  const [first, again] = [await finish(id), await finish(id)];

  expect(await used()).toBe(1);
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.json().data.id).toBe(first.json().data.id);
});

test('keeps what comes sealed', async () => {
  const { begin, add, files } = await setup();
  await add(await begin(), 0, text.subarray(0, 1000));

  const [name = ''] = await namesOf(files);
  const stored = Buffer.concat(await Array.fromAsync(files.read(name)));
  expect(stored.includes('CRP')).toBe(false);
});

describe('a part that is not the next', () => {
  test.each([
    ['begins too late', 200_000],
    ['begins too early', 0],
  ])('%s: it is refused with the place where the next begins', async (_what, start) => {
    const { begin, add, files } = await setup();
    const id = await begin();
    await add(id, 0, text.subarray(0, 100_000));

    const answer = await add(id, start, text.subarray(0, 1000));

    expect(codeOf(answer)).toEqual([409, 'upload.out_of_place']);
    expect(answer.json().values).toEqual({ received: 100_000 });
    expect(await namesOf(files)).toHaveLength(1);
  });

  test.each(['-1', '1.5', 'NaN', '90071992547409930', '', '0x10'])('begins at %j: it is no request', async (start) => {
    const { begin, add } = await setup();

    const { statusCode } = await add(await begin(), start, text.subarray(0, 1000));

    expect(statusCode).toBe(400);
  });

  test('is larger than what is left: it is refused, and nothing of it stays', async () => {
    const { begin, add, get, files } = await setup();
    const id = await begin(1000);

    expect((await add(id, 0, text.subarray(0, 1001))).statusCode).toBe(413);

    expect((await get(id)).json().data.received).toBe(0);
    expect(await namesOf(files)).toEqual([]);
  });

  test('is one of two that come at once: one of them is kept', async () => {
    const { begin, add, files } = await setup();
    const id = await begin();
    const part = text.subarray(0, 100_000);

    const answers = await Promise.all([add(id, 0, part), add(id, 0, part)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await namesOf(files)).toHaveLength(1);
  });
});

test('is forgotten when it is given up', async () => {
  const { begin, add, get, guest, files } = await setup();
  const id = await begin();
  await add(id, 0, text.subarray(0, 1000));

  const answer = await guest.ask({ method: 'DELETE', url: `/api/uploads/${id}` });

  expect(answer.statusCode).toBe(200);
  expect((await get(id)).statusCode).toBe(404);
  expect(await namesOf(files)).toEqual([]);
});

test('is not there for anybody else', async () => {
  const { begin, sendWhole, meetGuest } = await setup();
  const other = senderOf(await meetGuest());
  const [id, whole] = [await begin(), await sendWhole()];

  expect(codeOf(await other.get(id))).toEqual([404, 'upload.not_found']);
  expect(codeOf(await other.add(id, 0, text))).toEqual([404, 'upload.not_found']);
  expect(codeOf(await other.finish(whole))).toEqual([404, 'upload.not_found']);
});

test('goes with its guest to the account that the guest opens', async () => {
  const { sendWhole, guest, meetUser } = await setup();
  const id = await sendWhole();

  const ana = senderOf(await meetUser({ guest }));

  expect((await ana.finish(id)).statusCode).toBe(201);
});

test('is refused before the first byte where it would be at the end', async () => {
  const { start, sendWhole, finish } = await setup({ accountRules: { guestDocuments: 1 } });
  expect(codeOf(await start(15 * 1024 * 1024 + 1))).toEqual([413, 'upload.too_large']);
  expect((await start(0)).statusCode).toBe(400);
  await finish(await sendWhole());

  expect(codeOf(await start())).toEqual([402, 'plan.guest_used']);
});

test('speaks of title, type and file as every upload does, and can be finished after that', async () => {
  const { sendWhole, finish } = await setup();
  const id = await sendWhole();

  expect(codeOf(await finish(id, { title: ' ' }))).toEqual([400, 'upload.title_missing']);
  expect(codeOf(await finish(id, { documentType: 'weather' }))).toEqual([400, 'upload.type_missing']);
  expect((await finish(id)).statusCode).toBe(201);
  const gif = await sendWhole(Buffer.from('GIF89a\x01\x00\x01\x00'));
  expect(codeOf(await finish(gif, { key: 'other' }))).toEqual([415, 'upload.type_not_allowed']);
});

test('is not finished before all of it is there', async () => {
  const { begin, add, finish } = await setup();
  const id = await begin();
  await add(id, 0, text.subarray(0, 1000));

  expect(codeOf(await finish(id))).toEqual([400, 'upload.interrupted']);
});

test('takes no part where there is no room left', async () => {
  const { begin, add } = await setup({ files: createMemoryFileStore({ capacity: 50_000 }) });

  expect(codeOf(await add(await begin(), 0, text))).toEqual([507, 'storage.full']);
});

test('lets the one that waits longest make room for another', async () => {
  const { begin, add, get, files } = await setup();
  const first = await begin();
  await add(first, 0, text.subarray(0, 1000));

  for (let more = 0; more < mostOfOwner; more++) await begin();

  expect((await get(first)).statusCode).toBe(404);
  expect(await namesOf(files)).toEqual([]);
});

test('is gone after an hour without a part', async () => {
  const { begin, add, get, files } = await setup();
  const [old, young] = [await begin(), await begin()];
  for (const id of [old, young]) await add(id, 0, text.subarray(0, 1000));
  await db
    .updateTable('uploads')
    .set({ changed_at: sql<Date>`now() - interval '61 minutes'` })
    .where('id', '=', old)
    .execute();

  expect((await get(old)).statusCode).toBe(404);
  await tidyUploads({ db, files }).run();

  expect(await namesOf(files)).toHaveLength(1);
  expect((await get(young)).statusCode).toBe(200);
});

test('is not taken for rubbish while it waits, and its leavings are', async () => {
  const { begin, add, files, work, parts } = await setup();
  await add(await begin(), 0, text.subarray(0, 1000));
  // As a server leaves it that is killed between the file and its row.
  await files.write(randomUUID(), (async function* () {})());

  const { orphans } = await sweepStorage({ work, files, audit: parts.audit, graceMs: 0 });

  expect(orphans).toBe(1);
  expect(await namesOf(files)).toHaveLength(1);
});
