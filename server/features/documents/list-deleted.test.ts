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
  const remove = (id: string) => ana.ask({ method: 'DELETE', url: `${path}/${id}` });
  const deleted = async (who = ana) => (await who.get(`${path}/deleted`)).json().data;
  return { ...server, ana, upload, remove, deleted };
}

test('lists what was deleted, the last first, until it cannot be undone', async () => {
  const { upload, remove, deleted } = await setup();
  const [first, second] = [await upload('First'), await upload('Second')];
  await upload('Kept');
  await remove(first);
  await remove(second);

  expect(await deleted()).toEqual([
    { id: second, title: 'Second', until: expect.stringMatching(/Z$/) },
    { id: first, title: 'First', until: expect.stringMatching(/Z$/) },
  ]);
  const left = Date.parse((await deleted())[0].until) - Date.now();
  expect(left).toBeGreaterThan(4 * 60_000);
  expect(left).toBeLessThanOrEqual(5 * 60_000);
});

test('leaves out what came back, what is over and what is another’s', async () => {
  const { ana, upload, remove, deleted, meetGuest } = await setup();
  const [back, over, own] = [await upload('Back'), await upload('Over'), await upload('Own')];
  for (const id of [back, over, own]) await remove(id);
  await ana.ask({ method: 'POST', url: `${path}/${back}/restore` });
  await db
    .updateTable('documents')
    .set({ deleted_at: new Date(Date.now() - 6 * 60_000) })
    .where('ticket', '=', over.slice('temp-'.length))
    .execute();

  expect((await deleted()).map(({ title }: { title: string }) => title)).toEqual(['Own']);
  expect(await deleted(await meetGuest())).toEqual([]);
});
