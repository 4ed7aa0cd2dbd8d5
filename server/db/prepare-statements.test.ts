import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connect } from './connect.ts';
import { createPool } from './pool.ts';
import { createStatementNames } from './prepare-statements.ts';

const { address } = await createTestDatabase();

/** One connection, so that what is prepared on it is seen. */
const connectOnce = () => connect(createPool(address, { max: 1 }));
const prepared = async (db: ReturnType<typeof connectOnce>) =>
  (await sql<{ statement: string }>`SELECT statement from pg_prepared_statements`.execute(db)).rows;

test('a query that comes again is prepared, and answers for other values', async () => {
  const db = connectOnce();
  const ask = (scope: string) => db.selectFrom('attempts').select('tries').where('scope', '=', scope).execute();
  await db
    .insertInto('attempts')
    .values({ scope: 'b', subject: Buffer.of(1), tries: 7 })
    .execute();

  const answers = [await ask('a'), await ask('b'), await ask('a'), await ask('b')];

  expect(answers).toEqual([[], [{ tries: 7 }], [], [{ tries: 7 }]]);
  expect(await prepared(db)).toEqual([{ statement: expect.stringContaining('"attempts"') }]);
  await db.destroy();
});

test('what is prepared goes on while somebody adds a column', async () => {
  const [db, other] = [connectOnce(), connectOnce()];
  const named = () => db.selectFrom('attempts').select(['scope', 'tries']).execute();
  const whole = () => db.selectFrom('attempts').selectAll().execute();
  for (const ask of [named, named, named, whole, whole, whole]) await ask();

  await sql`alter table attempts add column added_later integer`.execute(other);

  await expect(named()).resolves.toEqual(expect.any(Array));
  await expect(whole()).resolves.toEqual(expect.any(Array));
  await Promise.all([db.destroy(), other.destroy()]);
});

test('texts are named when they come again', () => {
  const nameOf = createStatementNames();

  expect(['select 1', 'select 1', 'select 2', 'select 1', 'select 2'].map(nameOf)).toEqual([
    undefined,
    'readback_0',
    undefined,
    'readback_0',
    'readback_1',
  ]);
});

test.each([
  'insert into a values (1)',
  'select * from a',
  'select "a".* from "a"',
  'select "id" from "a" where "id" in ($1, $2)',
])('%s is never prepared', (text) => {
  const nameOf = createStatementNames();
  expect([nameOf(text), nameOf(text), nameOf(text)]).toEqual([undefined, undefined, undefined]);
});

test('no more are named than connections should keep', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 5000 }, (_, at) => [nameOf(`select ${at}`), nameOf(`select ${at}`)][1]);

  expect(names.filter((name) => name !== undefined)).toHaveLength(300);
  expect(nameOf('select 7')).toBe(names[7]);
});
