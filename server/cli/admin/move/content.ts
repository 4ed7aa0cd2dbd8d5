import type { ClientBase } from 'pg';
import { z } from 'zod';
import { columnsOf, readSequences } from '../backup/snapshot.ts';
import { inSql, type MovedTable } from './moved-tables.ts';

const Table = z.object({ rows: z.number().int(), digest: z.string() });
const Sequence = z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() });

/** What stands in the tables, in short: how many rows each has and a checksum of them, and where the sequences are. */
export const Content = z.object({ tables: z.record(z.string(), Table), sequences: z.array(Sequence) });
export type Content = z.infer<typeof Content>;

/** Each row's SHA-256 is added up in two halves: rows count however often they are there, and in whatever order. */
const half = (from: number): string =>
  `coalesce(sum(('x' || substr(hash, ${from}, 16))::bit(64)::bigint), 0)::numeric::text`;

/** Computed by the database itself, in one way on every server. Both sides are asked with the tables of the old one. */
export async function readContent(client: ClientBase, tables: readonly MovedTable[]): Promise<Content> {
  const found: Content['tables'] = {};
  for (const table of tables) {
    const { rows } = await client.query(
      `select count(*)::float8 as rows, ${half(1)} || ':' || ${half(17)} as digest
       from (select encode(sha256(convert_to(row(${columnsOf(table)})::text, 'UTF8')), 'hex') as hash from ${inSql(table)}) as each`,
    );
    found[table.name] = Table.parse(rows[0]);
  }
  return { tables: found, sequences: await readSequences(client) };
}

export const rowsOf = ({ tables }: Content): number => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** The names of tables and sequences that are not alike. */
export function differences(before: Content, after: Content): string[] {
  const tables = Object.entries(before.tables)
    .filter(([name, { rows, digest }]) => after.tables[name]?.rows !== rows || after.tables[name].digest !== digest)
    .map(([name]) => name);
  const placeOf = (name: string) => after.sequences.find((one) => one.name === name);
  const sequences = before.sequences
    .filter(({ name, last, isCalled }) => placeOf(name)?.last !== last || placeOf(name)?.isCalled !== isCalled)
    .map(({ name }) => name);
  return [...tables, ...sequences];
}
