import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDocumentServer } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { tidySessions } from './tidy-sessions.ts';

const database = await createTestDatabase();
const { db } = database;

test('ends sessions that are over, and forgets tries and devices of long ago, of everybody', async () => {
  const { meetUser, parts } = await createDocumentServer(database);
  const [ana, ben] = [await meetUser(), await meetUser()];
  const ofAna = String(ana.user.id);
  await db
    .updateTable('sessions')
    .set({ seen_at: sql`now() - interval '1 hour'` })
    .where('user_id', '=', ofAna)
    .execute();
  await db
    .updateTable('known_devices')
    .set({ seen_at: sql`now() - interval '401 days'` })
    .where('user_id', '=', ofAna)
    .execute();
  await db
    .insertInto('attempts')
    .values({ scope: 'old', subject: Buffer.of(1), tries: 9, since: new Date(0) })
    .execute();

  await tidySessions(parts).run(new AbortController().signal);

  const bens = [{ user_id: String(ben.user.id) }];
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual(bens);
  expect(await db.selectFrom('known_devices').select('user_id').execute()).toEqual(bens);
  expect(await db.selectFrom('attempts').select('scope').where('scope', '=', 'old').execute()).toEqual([]);
});

test('stops between two people when the program ends', async () => {
  const { meetUser, parts } = await createDocumentServer(database);
  await meetUser();
  await db
    .updateTable('sessions')
    .set({ seen_at: sql`now() - interval '1 hour'` })
    .execute();

  await tidySessions(parts).run(AbortSignal.abort());

  expect((await db.selectFrom('sessions').select('id').execute()).length).toBeGreaterThan(0);
});
