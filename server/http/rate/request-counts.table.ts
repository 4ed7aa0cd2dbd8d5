import type { Generated } from 'kysely';

/** How many requests of an address there were in a minute. Unlogged: a server that was killed begins to count anew. */
export type RequestCountsTable = {
  /** Blind index: no address stands in the database. */
  network: Buffer;
  minute: Generated<Date>;
  requests: number;
};

export type RequestCountTables = { request_counts: RequestCountsTable };
