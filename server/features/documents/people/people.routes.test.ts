import { beforeEach, expect, test } from 'vitest';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/medical-documents';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup() {
  const server = await createDocumentServer(database);
  const ana = await server.meetGuest();
  const upload = async (title: string): Promise<string> => (await ana.upload(uploadForm({ title }))).json().data.id;
  const put = (url: string, payload: object, who = ana) => who.ask({ method: 'PUT', url: `${path}/${url}`, payload });
  const people = async (who = ana) =>
    (await who.get(path)).json().data.map(({ person }: { person: string | null }) => person);
  return { ...server, ana, upload, put, people };
}

test('says whose document it is, and takes that back', async () => {
  const { upload, put, people } = await setup();
  const id = await upload('Blood test');
  expect(await people()).toEqual([null]);

  expect((await put(`${id}/person`, { person: '  My\u202e mother ' })).json().data).toEqual({ person: 'My mother' });
  expect(await people()).toEqual(['My mother']);
  await put(`${id}/person`, { person: ' ' });
  expect(await people()).toEqual([null]);
});

test('gives a person another name at all of their documents, and at no other', async () => {
  const { upload, put, people } = await setup();
  for (const person of ['Mother', 'Me', 'Mother']) await put(`${await upload(person)}/person`, { person });

  expect((await put('people', { from: 'Mother', to: 'Ruth' })).json().data).toEqual({ person: 'Ruth', documents: 2 });
  expect(await people()).toEqual(['Ruth', 'Me', 'Ruth']);
});

test('is sealed, and nobody else’s to change', async () => {
  const { upload, put, people, meetGuest } = await setup();
  const id = await upload('Blood test');
  await put(`${id}/person`, { person: 'Zebrafish' });
  const other = await meetGuest();

  expect((await put(`${id}/person`, { person: 'Mine' }, other)).statusCode).toBe(404);
  expect((await put('people', { from: 'Zebrafish', to: 'Mine' }, other)).json().data.documents).toBe(0);
  expect(await people()).toEqual(['Zebrafish']);
  const { sealed_person } = await db.selectFrom('documents').select('sealed_person').executeTakeFirstOrThrow();
  expect(sealed_person?.includes('Zebrafish')).toBe(false);
});
