import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

type Index = { index: string; on: string; definition: string; constraint: string | null; constraintDefinition: string };

/** Fills tables whose indexes are made at the end, at once: keys that other tables refer to stay. */
export async function withoutIndexes(
  db: Kysely<Database>,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<Index>`
    select indexrelid::regclass::text as index, indrelid::regclass::text as "on", pg_get_indexdef(indexrelid) as definition,
      own.conname as constraint, pg_get_constraintdef(own.oid) as "constraintDefinition"
    from pg_index left join pg_constraint own on own.conindid = indexrelid and own.contype in ('p', 'u')
    where indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint other where other.conindid = indexrelid and other.contype = 'f')`.execute(
    db,
  );
  for (const { index, on, constraint } of rows) {
    await (
      constraint === null
        ? sql`drop index ${sql.raw(index)}`
        : sql`alter table ${sql.raw(on)} drop constraint ${sql.ref(constraint)}`
    ).execute(db);
  }
  await fill();
  for (const { on, definition, constraint, constraintDefinition } of rows) {
    await (
      constraint === null
        ? sql.raw(definition)
        : sql`alter table ${sql.raw(on)} add constraint ${sql.ref(constraint)} ${sql.raw(constraintDefinition)}`
    ).execute(db);
  }
}
