import { expect, test } from 'vitest';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

async function setup() {
  const { kept, meetGuest } = await createDocumentServer(database);
  const guest = await meetGuest();
  const { id } = (await guest.upload(uploadForm())).json().data;
  const url = `/api/medical-documents/${id}`;
  const mark = (neverSend: unknown) =>
    guest.ask({ method: 'PUT', url: `${url}/privacy`, payload: { neverSend } as object });
  const shown = async () => (await guest.get(url)).json().data.neverSend;
  return { guest, kept, url, mark, shown };
}

test('a document may be sent until its owner says otherwise', async () => {
  const { shown } = await setup();
  expect(await shown()).toBe(false);
});

test('a document can be marked as never to be sent, before it is read and after, and the mark taken back', async () => {
  const { mark, shown, kept, guest } = await setup();

  const answer = await mark(true);
  await kept.runAll();

  expect([answer.statusCode, answer.json().data]).toEqual([200, { neverSend: true }]);
  expect(await shown()).toBe(true);
  expect((await guest.get('/api/medical-documents')).json().data).toMatchObject([{ neverSend: true }]);
  await mark(true);
  await mark(false);
  expect(await shown()).toBe(false);
});

test('a document that is deleted cannot be marked', async () => {
  const { mark, guest, url } = await setup();
  await guest.ask({ method: 'DELETE', url });
  expect((await mark(true)).json().code).toBe('document.not_found');
});

test.each(['true', 1, null, undefined])('%j is no mark', async (value) => {
  const { mark, shown } = await setup();
  expect([(await mark(value)).json().code, await shown()]).toEqual(['request.invalid', false]);
});
