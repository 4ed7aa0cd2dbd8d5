import { beforeEach, expect, test } from 'vitest';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

beforeEach(async () => {
  await database.db.deleteFrom('documents').execute();
});

test('a document waits behind the unread ones of its owner, and not behind those of others', async () => {
  const { meetGuest, kept } = await createDocumentServer(database);
  const [ana, ben] = [await meetGuest(), await meetGuest()];

  for (const guest of [ana, ana, ana, ben]) await guest.upload(uploadForm());

  const turns = await kept.turns();
  expect(turns.map((turn) => turn?.behind)).toEqual([0, 1, 2, 0]);
  const [first, second, third, others] = turns.map((turn) => turn?.of);
  expect([second, third]).toEqual([first, first]);
  expect(others).not.toBe(first);
});

test('documents that were read, or deleted before, are not waited for', async () => {
  const { meetGuest, kept } = await createDocumentServer(database);
  const ana = await meetGuest();
  await ana.upload(uploadForm());
  await kept.runAll();
  const { id } = (await ana.upload(uploadForm())).json().data;
  await ana.ask({ method: 'DELETE', url: `/api/medical-documents/${id}` });

  await ana.upload(uploadForm());

  expect((await kept.turns()).at(-1)).toMatchObject({ behind: 0 });
});
