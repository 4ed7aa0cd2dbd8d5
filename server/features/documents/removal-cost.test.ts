import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { Actor } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDocumentRepository } from './documents.repository.ts';
import { listDocuments } from './list-documents.ts';
import { createOpenedLabels } from './opened-labels.ts';

const database = await createTestDatabase();

/** Somebody with a document, and how many statements an answer takes. */
async function setup() {
  const { meetUser, parts } = await createDocumentServer(database, { accountRules: { defaultPlan: 'basic' } });
  const ana = await meetUser();
  const actor: Actor = {
    kind: 'user',
    userId: ana.user.id,
    username: ana.username,
    sessionId: crypto.randomUUID(),
    isAdmin: false,
    isRecent: true,
  };
  let statements = 0;
  const dialect = new PostgresDialect({ pool: database.pool });
  const counting = new Kysely<Database>({ dialect, log: () => void (statements += 1) });
  const openLabel = createOpenedLabels(parts.keyRing);
  const deps = { openLabel, documents: createDocumentRepository(counting) };
  const cost = async (ask: () => Promise<unknown>) => {
    statements = 0;
    await ask();
    return statements;
  };
  return { ana, actor, deps, cost };
}

test('telling when documents are removed takes one statement, for one document as for fifteen, and none for a guest', async () => {
  const { ana, actor, deps, cost } = await setup();
  const list = (who: Actor) => cost(() => listDocuments(deps, who, {}));
  await ana.upload(uploadForm());

  expect(await list(actor)).toBe(2);
  for (let count = 0; count < 14; count++) await ana.upload(uploadForm());

  expect(await listDocuments(deps, actor, {})).toHaveLength(15);
  expect(await list(actor)).toBe(2);
  expect(await list({ kind: 'guest', deviceId: 'nobody' })).toBe(1);
});
