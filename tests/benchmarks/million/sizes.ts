import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

type Size = { name: string; rows: number; heap: number; aside: number; indexes: number };

const schemas = ['public', 'jobs'];

/** What a document costs in the database: rows and bytes of every table, by a document, and of every index. */
export async function sizesPerDocument(db: Kysely<Database>): Promise<Record<string, Record<string, string>>> {
  const documents = await countOf(db, 'documents');
  const { rows } = await sql<Size>`
    select relname as name, n_live_tup::int as rows, pg_relation_size(relid)::float8 as heap,
      (pg_table_size(relid) - pg_relation_size(relid))::float8 as aside, pg_indexes_size(relid)::float8 as indexes
    from pg_stat_user_tables where schemaname = any(${schemas}) and n_live_tup > ${documents}::int / 100
    order by pg_total_relation_size(relid) desc`.execute(db);
  const each = (bytes: number) => Math.round(bytes / documents).toLocaleString('en');
  const sum = (of: (size: Size) => number) => rows.reduce((all, size) => all + of(size), 0);
  const line = ({ rows: count, heap, aside, indexes }: Omit<Size, 'name'>) => ({
    rows: (count / documents).toFixed(2),
    'rows, bytes': each(heap),
    'aside, bytes': each(aside),
    'indexes, bytes': each(indexes),
    'all, bytes': each(heap + aside + indexes),
  });
  const all = {
    rows: sum(({ rows: count }) => count),
    heap: sum(({ heap }) => heap),
    aside: sum(({ aside }) => aside),
    indexes: sum(({ indexes }) => indexes),
  };
  return { ...Object.fromEntries(rows.map(({ name, ...size }) => [name, line(size)])), 'all of it': line(all) };
}

export async function indexesPerDocument(db: Kysely<Database>): Promise<Record<string, Record<string, string>>> {
  const documents = await countOf(db, 'documents');
  const { rows } = await sql<{ name: string; bytes: number }>`
    select indexrelname as name, pg_relation_size(indexrelid)::float8 as bytes from pg_stat_user_indexes
    where schemaname = any(${schemas}) and pg_relation_size(indexrelid) > ${documents}::int order by 2 desc`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, { bytes: (bytes / documents).toFixed(1) }]));
}

export async function countOf(db: Kysely<Database>, table: 'documents' | 'audit_events' | 'users'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}
