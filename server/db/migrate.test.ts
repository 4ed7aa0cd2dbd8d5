import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { migrate, type Step } from './migrate.ts';
import { createPool } from './pool.ts';

const run =
  (statement: string): Step['up'] =>
  async (db) =>
    void (await sql.raw(statement).execute(db));

const first: Record<string, Step> = { '0001-first': { up: run('create table notes (id int)') } };
const steps: Record<string, Step> = {
  ...first,
  '0002-second': { up: run('alter table notes add column body text') },
};
const indexed: Record<string, Step> = {
  ...steps,
  '0003-index': { up: run('create index concurrently notes_id on notes (id)'), outsideTransaction: true },
};
const impatient = { lockTimeoutMs: 100, pauseMs: 50, tries: 3 };

// Kysely knows its own table by name alone, so that each test needs a database.
const databases = await Promise.all(Array.from({ length: 6 }, () => createTestDatabase({ template: 'template0' })));

/** An empty database, and other connections to it. */
function setup() {
  const { db, address } = databases.pop() ?? expect.fail('Every test takes one database.');
  const join = (): Kysely<Database> => {
    const other = connect(createPool(address, { max: 2 }));
    onTestFinished(() => other.destroy());
    return other;
  };
  return { db, join };
}

test('processes that start together take each step once', async () => {
  const { db, join } = setup();

  const taken = await Promise.all([db, join(), join()].map((each) => migrate(each, indexed)));

  expect(taken.flat().toSorted()).toEqual(Object.keys(indexed));
  const { rows } = await sql`select indisvalid from pg_index where indexrelid = 'notes_id'::regclass`.execute(db);
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('a step that fails leaves nothing of itself behind, and those before it stand', async () => {
  const { db } = setup();
  const broken: Step = {
    up: async (inner) => {
      await sql`create table half (id int)`.execute(inner);
      throw new Error('broken step');
    },
  };

  await expect(migrate(db, { ...steps, '0003-broken': broken })).rejects.toThrow('broken step');

  const { rows } = await sql`select to_regclass('half') as half, to_regclass('notes')::text as notes`.execute(db);
  expect(rows).toEqual([{ half: null, notes: 'notes' }]);
  expect(await migrate(db, steps)).toEqual([]);
});

test('a step lets those pass who wait behind it, and is taken when the table is free', async () => {
  const { db, join } = setup();
  await migrate(db, first);
  const { promise: mayEnd, resolve: end } = Promise.withResolvers();
  const { promise: holds, resolve: hold } = Promise.withResolvers();
  const holder = db.transaction().execute(async (trx) => {
    await sql`lock table notes in access share mode`.execute(trx);
    hold(undefined);
    await mayEnd;
  });
  await holds;

  const taken = migrate(join(), steps, { ...impatient, tries: 1_000 });
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted and relation = 'notes'::regclass`.execute(db);
    expect(rows).toHaveLength(1);
  });
  // It would wait behind the waiting step for as long as the holder holds, did the step not let go.
  await sql`select count(*) from notes`.execute(db);
  end(undefined);
  await holder;

  expect(await taken).toEqual(['0002-second']);
});

test('a table that stays held ends the start with words about it', async () => {
  const { db, join } = setup();
  await migrate(db, first);
  await db.transaction().execute(async (trx) => {
    await sql`lock table notes in access share mode`.execute(trx);
    await expect(migrate(join(), steps, impatient)).rejects.toThrow(/step 0002-second waits for a table/);
  });

  expect(await migrate(db, steps)).toEqual(['0002-second']);
});

test('an older program goes on with a schema to which a newer one has added', async () => {
  const { db } = setup();
  await migrate(db, indexed);

  expect(await migrate(db, steps)).toEqual([]);
  expect(await migrate(db, indexed)).toEqual([]);
});

test('an older program refuses a schema from which a newer one took what it uses', async () => {
  const { db } = setup();
  const contract: Step = { up: run('alter table notes drop column body') };
  const left: Record<string, Step> = { ...indexed, '0004-leave-body': { up: () => Promise.resolve() } };
  await migrate(db, { ...left, '0005-contract-0004-body': contract });

  await expect(migrate(db, indexed)).rejects.toThrow(/changed by a newer Readback \(0005-contract-0004-body\)/);
  // The release that had already left it starts as before.
  expect(await migrate(db, left)).toEqual([]);
});
