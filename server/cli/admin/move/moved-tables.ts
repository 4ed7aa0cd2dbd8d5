import type { ClientBase } from 'pg';
import { z } from 'zod';
import { jobSchema } from '#server/jobs/job-schema.ts';
import { inOrder, type Reference } from '../backup/schema.ts';
import { quoted } from '../backup/snapshot.ts';

const Key = z.array(z.object({ name: z.string(), type: z.string() }));
const Table = z.object({ name: z.string(), schema: z.string().nullable(), columns: z.array(z.string()), key: Key });

/** A table of the program or of its jobs. Its key is empty where it has none: then its rows go all at once. */
export type MovedTable = z.infer<typeof Table>;

const Pair = z.array(z.object({ from: z.string(), to: z.string() }));

// A table is named without its schema where that is the one of the connection, which may be called otherwise elsewhere.
const nameOf = (oid: string): string =>
  `(select case when n.oid = current_schema()::regnamespace then '' else n.nspname || '.' end || r.relname
    from pg_class r join pg_namespace n on n.oid = r.relnamespace where r.oid = ${oid})`;

/**
 * Every table with rows that last, each after those that it refers to; parts of a table count with the whole. Left out are the migrator's,
 * and tables that a crash empties: what stands in them is forgotten in minutes by itself.
 */
export async function listMovedTables(client: ClientBase): Promise<MovedTable[]> {
  const { rows } = await client.query(
    `select ${nameOf('c.oid')} as name,
       case when c.relnamespace <> current_schema()::regnamespace then c.relnamespace::regnamespace::text end as schema,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.place)
        from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
     from pg_class c
     where c.relnamespace in (current_schema()::regnamespace, to_regnamespace($1)) and c.relkind in ('r', 'p')
       and not c.relispartition and c.relpersistence = 'p' and c.relname not like 'kysely\\_migration%'
     order by 1`,
    [jobSchema],
  );
  const references = await listReferences(client);
  const toThemselves = new Set(references.filter(({ from, to }) => from === to).map(({ from }) => from));
  // Rows that refer to others of their own table come all at once: the one may lie before or behind the other.
  const tables = z
    .array(Table)
    .parse(rows)
    .map((table) => (toThemselves.has(table.name) ? { ...table, key: [] } : table));
  return inOrder(
    tables,
    references.filter(({ from, to }) => from !== to),
  );
}

async function listReferences(client: ClientBase): Promise<Reference[]> {
  const whole = (oid: string) => nameOf(`coalesce(pg_partition_root(${oid}), ${oid})`);
  const { rows } = await client.query(
    `select ${whole('conrelid')} as from, ${whole('confrelid')} as to from pg_constraint
     where contype = 'f' and connamespace in (current_schema()::regnamespace, to_regnamespace($1))`,
    [jobSchema],
  );
  return Pair.parse(rows);
}

/** The table in a statement. */
export const inSql = ({ name, schema }: MovedTable): string =>
  schema === null ? quoted(name) : `${quoted(schema)}.${quoted(name.slice(schema.length + 1))}`;
