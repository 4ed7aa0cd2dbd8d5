import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { createPool } from '#server/db/pool.ts';
import { createBlindIndex } from '#server/secrets/blind-index.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { exchangeCounts, tidyRequestCounts } from './request-counts.repository.ts';

const { address } = await createTestDatabase();
const db = connect(createPool(address));
const exchange = exchangeCounts({ db, blindIndex: createBlindIndex(Buffer.alloc(32, 1)) });

test('adds up what several count at once, for each address by itself', async () => {
  const networks = Array.from({ length: 40 }, (_, index) => `192.0.2.${index}`);
  const counted = (order: string[]) => new Map(order.map((network) => [network, 2]));

  await Promise.all(
    Array.from({ length: 10 }, (_, at) => exchange(counted(at % 2 ? networks : networks.toReversed()))),
  );

  const { totals, msLeft } = await exchange(counted(networks));
  expect(totals.size).toBe(40);
  // The minute of the database's clock may have ended on the way: what was counted is in both together.
  const sums = await db
    .selectFrom('request_counts')
    .groupBy('network')
    .select(({ fn }) => fn.sum<string>('requests').as('sum'))
    .execute();
  expect(sums.map(({ sum }) => Number(sum))).toEqual(Array.from({ length: 40 }, () => 22));
  expect(msLeft).toBeGreaterThan(0);
  expect(msLeft).toBeLessThanOrEqual(60_000);
});

test('forgets minutes that are over, and keeps no address', async () => {
  await exchange(new Map([['198.51.100.7', 3]]));
  const rows = await db.selectFrom('request_counts').selectAll().execute();
  expect(rows.some(({ network }) => network.includes('198.51'))).toBe(false);

  await sql`update request_counts set minute = minute - interval '5 minutes'`.execute(db);
  await tidyRequestCounts({ db }).run();

  expect(await db.selectFrom('request_counts').selectAll().execute()).toEqual([]);
});
