import { sql, type Kysely, type Transaction } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { createPool } from './pool.ts';

const { db, address } = await createTestDatabase({ template: 'template0' });
await sql`create table counters (name text primary key, value integer not null)`.execute(db);
const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_isolation = serializable`.execute(db);
// As a server would that knows no weaker isolation.
const strict = connect(createPool(address));
afterAll(() => strict.destroy());

beforeEach(async () => {
  await sql`delete from counters`.execute(db);
  await sql`insert into counters values ('a', 0), ('b', 0)`.execute(db);
});

const valueOf = async (within: Kysely<Database>, name: string): Promise<number> => {
  const found = await sql<{ value: number }>`select value from counters where name = ${name}`.execute(within);
  return found.rows[0]?.value ?? Number.NaN;
};

const add = (within: Kysely<Database>, name: string) =>
  sql`update counters set value = value + 1 where name = ${name}`.execute(within);

const countWaiting = async (): Promise<number> => {
  const waiting = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return waiting.rows.length;
};

/** Goes on when so many have come, and once only: who comes again need not wait. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let left = size;
  return async () => {
    if ((left -= 1) <= 0) resolve(undefined);
    await promise;
  };
}

test('of many that read a value and write the next one, all count where the server is strict', async () => {
  const allHaveRead = meeting(5);
  const countUp = async (trx: Transaction<Database>) => {
    const value = await valueOf(trx, 'a');
    await allHaveRead();
    await sql`update counters set value = ${value + 1} where name = 'a'`.execute(trx);
  };

  await Promise.all(Array.from({ length: 5 }, () => strict.transaction().execute(countUp)));

  expect(await valueOf(db, 'a')).toBe(5);
});

test('a statement without a transaction that waited for another change comes after it, where the server is strict', async () => {
  const { statement } = await strict.transaction().execute(async (trx) => {
    await add(trx, 'a');
    const waiting = add(strict, 'a');
    await expect.poll(countWaiting).toBe(1);
    return { statement: waiting };
  });

  await statement;

  expect(await valueOf(db, 'a')).toBe(2);
});

test('two that read what the other writes cannot both go by what they read', async () => {
  const bothHaveRead = meeting(2);
  const raiseIfBothAreZero = (name: string) => async (trx: Transaction<Database>) => {
    const sum = (await valueOf(trx, 'a')) + (await valueOf(trx, 'b'));
    await bothHaveRead();
    if (sum === 0) await add(trx, name);
  };

  await Promise.all(['a', 'b'].map((name) => strict.transaction().execute(raiseIfBothAreZero(name))));

  expect((await valueOf(db, 'a')) + (await valueOf(db, 'b'))).toBe(1);
});

test('two that wait for each other both come to their end', async () => {
  const bothHold = meeting(2);
  const addTo = (first: string, second: string) => async (trx: Transaction<Database>) => {
    await add(trx, first);
    await bothHold();
    await add(trx, second);
  };

  await Promise.all([db.transaction().execute(addTo('a', 'b')), db.transaction().execute(addTo('b', 'a'))]);

  expect([await valueOf(db, 'a'), await valueOf(db, 'b')]).toEqual([2, 2]);
});

describe('is not done again', () => {
  const failing = (code: string) => {
    let tries = 0;
    const work = async (trx: Transaction<Database>) => {
      tries += 1;
      await add(trx, 'a');
      await sql`do ${sql.raw(`$$ begin raise exception 'no' using errcode = '${code}'; end $$`)}`.execute(trx);
    };
    return { work, tries: () => tries };
  };

  test('what failed for another reason', async () => {
    const { work, tries } = failing('23505');

    await expect(db.transaction().execute(work)).rejects.toMatchObject({ code: '23505' });

    expect(tries()).toBe(1);
  });

  test('for ever: after some tries whoever asked is told', async () => {
    const { work, tries } = failing('40001');

    await expect(db.transaction().execute(work)).rejects.toMatchObject({ code: '40001' });

    expect(tries()).toBe(8);
    expect(await valueOf(db, 'a')).toBe(0);
  });
});
