import { append } from '#core/kernel/append.ts';
import type { ClientBase } from 'pg';
import { z } from 'zod';

export type TableShape = { name: string; columns: string[] };

/** The migrator keeps these itself. */
const ofMigrator = ['kysely_migration', 'kysely_migration_lock'];

const Names = z.array(z.object({ name: z.string() }));

/** Every table of the schema but the migrator's, each after those that it refers to. */
export async function listTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [ofMigrator],
  );
  const tables = z.array(z.object({ name: z.string(), columns: z.array(z.string()) })).parse(rows);
  return inOrder(tables, await listReferences(client));
}

export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query('select name from kysely_migration order by name');
  return Names.parse(rows).map(({ name }) => name);
}

export async function listSequences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  );
  return Names.parse(rows).map(({ name }) => name);
}

/** Tables whose column `blob` names files of the store. */
export async function listBlobTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'blob' and data_type = 'text' order by table_name`,
  );
  return Names.parse(rows).map(({ name }) => name);
}

const References = z.array(z.object({ from: z.string(), to: z.string() }));
export type Reference = z.infer<typeof References>[number];

async function listReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query(
    `select r.relname as from, t.relname as to from pg_constraint
     join pg_class r on r.oid = conrelid join pg_class t on t.oid = confrelid
     where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`,
  );
  return References.parse(rows);
}

/** Each after those that it refers to. */
export function inOrder<Table extends { name: string }>(
  tables: readonly Table[],
  references: readonly Reference[],
): Table[] {
  const ordered: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && left.has(to)),
    );
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of free) left.delete(table.name);
    append(ordered, free);
  }
  return ordered;
}
