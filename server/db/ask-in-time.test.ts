import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { collectGarbage } from '#tests/support/collect-garbage.ts';
import { askInTime } from './ask-in-time.ts';
import { connect } from './connect.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { createPool } from './pool.ts';

function setup() {
  const pool = createPool({ ...inject('databaseServer'), database: 'postgres' }, { max: 1 });
  onTestFinished(() => pool.end());
  return pool;
}

const slow = { text: 'select pg_sleep(0.5)' };

test('a statement that is not answered in time fails as an absent database does', async () => {
  const failure: unknown = await askInTime(setup(), slow, 100).catch((error: unknown) => error);

  expect(failure instanceof Error && isDatabaseAway(failure)).toBe(true);
});

test('without a limit a statement may take its time', async () => {
  expect((await askInTime(setup(), slow, 0)).rowCount).toBe(1);
});

test('a statement that is wrong says so at once', async () => {
  await expect(askInTime(setup(), { text: 'select nothing' })).rejects.toMatchObject({ code: '42703' });
});

test('what goes through Kysely is limited too', async () => {
  const ask = sql`select pg_sleep(0.5)`;
  const [limited, unlimited] = [connect(setup(), { answerWithinMs: 100 }), connect(setup(), { answerWithinMs: 0 })];

  await expect(ask.execute(limited)).rejects.toSatisfy(isDatabaseAway);
  await expect(ask.execute(unlimited)).resolves.toMatchObject({ rows: [{ pg_sleep: '' }] });
});

test('rows that nobody holds any more are gone without a full collection', async () => {
  const db = connect(setup());
  const read = () => sql<{ sealed: Buffer }>`select decode(repeat('00', 50000), 'hex') as sealed`.execute(db);
  for (let times = 0; times < 10; times += 1) await read();
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;

  const kept = [];
  for (let times = 0; times < 100; times += 1) {
    expect((await read()).rows[0]?.sealed.byteLength).toBe(50_000);
    collectGarbage('minor');
    kept.push(process.memoryUsage().arrayBuffers - before);
  }

  // Looked at each time, since a full collection may come at any.
  expect(kept.toSorted((a, b) => a - b).at(50)).toBeLessThan(500_000);
});
