import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
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

test('of many that come at once, each has a turn of its own', async () => {
  const { meetGuest, kept } = await createDocumentServer(database);
  const ana = await meetGuest();

  await Promise.all(Array.from({ length: 8 }, () => ana.upload(uploadForm())));

  const turns = await kept.turns();
  expect(turns.map((turn) => turn?.behind).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
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

describe('with priority', () => {
  /** Uploads of a Free and of a Premium account, and how their turns come out. */
  async function setup() {
    const server = await createDocumentServer(database, { accountRules: { defaultPlan: 'free' } });
    const [free, premium] = [await server.meetUser(), await server.meetUser()];
    await database.db.updateTable('users').set({ plan: 'premium' }).where('id', '=', String(premium.user.id)).execute();
    const behind = async () => (await server.kept.turns()).map((turn) => turn?.behind);
    const waited = (seconds: number) =>
      sql`update documents set uploaded_at = now() - make_interval(secs => ${seconds}::int)`.execute(database.db);
    return { ...server, free, premium, behind, waited };
  }

  test('a document comes one place before its turn', async () => {
    const { free, premium, behind } = await setup();

    for (const owner of [free, free, premium, premium, premium]) await owner.upload(uploadForm());

    expect(await behind()).toEqual([0, 1, -1, 0, 1]);
  });

  test('nobody is overtaken who has waited for a minute', async () => {
    const { free, premium, behind, waited } = await setup();
    await free.upload(uploadForm());
    await waited(61);

    for (const owner of [premium, premium, free]) await owner.upload(uploadForm());

    expect(await behind()).toEqual([0, 0, 1, 1]);
  });

  test('what is being read, was read or was deleted has not to wait any more', async () => {
    const { free, premium, behind, waited, kept } = await setup();
    await free.upload(uploadForm());
    await kept.runAll();
    const { id } = (await free.upload(uploadForm())).json().data;
    await free.ask({ method: 'DELETE', url: `/api/medical-documents/${id}` });
    await free.upload(uploadForm());
    await database.db.updateTable('documents').set({ stage: 'extracting' }).where('stage', '=', 'waiting').execute();
    await waited(600);

    await premium.upload(uploadForm());

    expect((await behind()).at(-1)).toBe(-1);
  });
});
