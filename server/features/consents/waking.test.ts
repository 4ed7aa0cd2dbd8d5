import { expect, onTestFinished, test, vi } from 'vitest';
import { createProgressFeed } from '#server/features/documents/progress-feed.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// A busy machine takes its time.
const patience = { timeout: 15_000 };

const database = await createTestDatabase();
const { db, pool } = database;

/** A document that is being told by a provider, and somebody who watches over it. */
async function setup(stage: 'writing' | 'done' = 'writing') {
  const { meetGuest } = await createDocumentServer(database);
  const guest = await meetGuest();
  const { id } = (await guest.upload(uploadForm())).json().data;
  const ticket = String(id).slice('temp-'.length);
  await db.insertInto('tellings').values({ ticket, level: 'standard', language: 'en', stage }).execute();
  const feed = createProgressFeed(pool);
  onTestFinished(() => feed.close());
  const wake = vi.fn();
  feed.subscribe(ticket, wake);
  await expect.poll(feed.isLive, patience).toBe(true);
  wake.mockClear();
  const withdraw = (who = guest) => who.ask({ method: 'DELETE', url: '/api/consents/openai' });
  const mark = () =>
    guest.ask({ method: 'PUT', url: `/api/medical-documents/${id}/privacy`, payload: { neverSend: true } });
  return { wake, withdraw, mark, meetGuest };
}

test('withdrawing wakes whoever watches over what is being written', async () => {
  const { wake, withdraw } = await setup();
  await withdraw();
  await expect.poll(() => wake.mock.calls.length, patience).toBe(1);
});

test('marking a document as never to be sent wakes whoever watches over it', async () => {
  const { wake, mark } = await setup();
  await mark();
  await expect.poll(() => wake.mock.calls.length, patience).toBe(1);
});

test.each([
  ['what stands already', 'done', false],
  ['the documents of others', 'writing', true],
] as const)('withdrawing leaves %s in peace', async (_what, stage, isOther) => {
  const { wake, withdraw, mark, meetGuest } = await setup(stage);
  await withdraw(isOther ? await meetGuest() : undefined);
  // Notices come in order: once this one is there, an earlier one would be too.
  await mark();
  await expect.poll(() => wake.mock.calls.length, patience).toBe(1);
});
