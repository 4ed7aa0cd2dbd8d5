import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import type { Exchange } from './count-requests.ts';

/** Adds what one process has counted to what all have, by the minutes of the database's clock. */
export const exchangeCounts =
  ({ db, blindIndex }: { db: Kysely<Database>; blindIndex: BlindIndex }): Exchange =>
  async (counted) => {
    // In one order in every process, so that two of them never wait for each other.
    const entries = [...counted].map(([network, requests]) => ({
      network,
      requests,
      index: blindIndex('rate', network),
    }));
    entries.sort((one, other) => Buffer.compare(one.index, other.index));
    const { rows } = await sql<{ network: Buffer; requests: number; msLeft: number }>`
      insert into request_counts (network, requests)
      select * from unnest(${entries.map(({ index }) => index)}::bytea[], ${entries.map(({ requests }) => requests)}::int[])
      on conflict (network, minute) do update set requests = request_counts.requests + excluded.requests
      returning network, requests, (60000 - extract(milliseconds from now()))::int as "msLeft"`.execute(db);
    const totals = new Map(rows.map(({ network, requests }) => [network.toString('hex'), requests]));
    return {
      msLeft: rows[0]?.msLeft ?? 0,
      totals: new Map(entries.map(({ network, index }) => [network, totals.get(index.toString('hex')) ?? 0])),
    };
  };

/** Minutes that are over count for nothing any more. */
export const tidyRequestCounts = ({ db }: { db: Kysely<Database> }) => ({
  name: 'request_counts.tidying',
  seconds: 300,
  run: async () => {
    await db
      .deleteFrom('request_counts')
      .where('minute', '<', sql<Date>`now() - interval '2 minutes'`)
      .execute();
  },
});
