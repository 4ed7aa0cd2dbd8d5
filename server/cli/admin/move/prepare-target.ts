import type { ClientBase } from 'pg';
import { z } from 'zod';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { moveSchema } from '#server/db/unfinished-move.ts';
import { jobSchema, jobSchemaStatements } from '#server/jobs/job-schema.ts';
import { StartupError } from '#server/startup-error.ts';
import { quoted } from '../backup/snapshot.ts';
import { inSql, listMovedTables, type MovedTable } from './moved-tables.ts';
import { inTransaction } from './move-state.ts';

type Deps = { client: ClientBase; address: DatabaseAddress };

// What an extension has brought is nobody's data.
const own = (oid: string): string => `not exists (select 1 from pg_depend where objid = ${oid} and deptype = 'e')`;

/** Throws StartupError where anything stands in the database, of this program or of another. */
export async function refuseFullTarget(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'S', 'v', 'm')
       and ${own('oid')}
     union all select 1 from pg_proc where pronamespace = current_schema()::regnamespace and ${own('oid')}
     union all select 1 from pg_namespace where nspname = $1 limit 1`,
    [jobSchema],
  );
  if (rowCount !== 0) throw new StartupError(isFull);
  const { rows } = await client.query(`select current_setting('server_encoding') as encoding`);
  const [{ encoding }] = z.tuple([z.object({ encoding: z.string() })]).parse(rows);
  if (encoding !== 'UTF8')
    throw new StartupError(
      `The new database keeps words as ${encoding}. Make one with: create database … encoding 'UTF8'`,
    );
}

/** Makes the tables of the program and of its jobs, empty, and holds them against those of the old place. */
export async function prepareTarget({ client, address }: Deps, tables: readonly MovedTable[]): Promise<void> {
  const db = connect(createPool(address, { max: 1, applicationName: 'readback-admin' }), { answerWithinMs: 0 });
  await migrate(db).finally(() => db.destroy());
  if (tables.some(({ schema }) => schema === jobSchema)) await makeJobSchema(client);
  refuseOtherShape(tables, await listMovedTables(client));
  await inTransaction(client, async () => {
    // What comes with an empty schema comes from the old place too.
    for (const table of tables.toReversed()) await emptied(client, table);
    await client.query(`update ${moveSchema}.move set is_prepared = true`);
  });
}

async function makeJobSchema(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1', [jobSchema]);
  if (rowCount === 0) await client.query(jobSchemaStatements());
}

/** Some tables refuse to be emptied, so those that are empty are left alone. */
async function emptied(client: ClientBase, table: MovedTable): Promise<void> {
  const { rowCount } = await client.query(`select 1 from ${inSql(table)} limit 1`);
  if (rowCount !== 0) await client.query(`delete from ${inSql(table)}`);
}

function refuseOtherShape(before: readonly MovedTable[], after: readonly MovedTable[]): void {
  const shapeOf = (tables: readonly MovedTable[]): string =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns.toSorted()]).toSorted());
  const names = new Set(before.map(({ schema }) => schema));
  if (shapeOf(before) !== shapeOf(after.filter(({ schema }) => names.has(schema))))
    throw new StartupError(otherVersion);
}

/** Takes everything out again that a move has brought, within the transaction of the client. The database was empty before it. */
export async function clearTarget(client: ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${quoted(jobSchema)} cascade`);
  for (const [kind, found] of [
    ['table', `pg_class where relkind in ('r', 'p') and relnamespace`],
    ['sequence', `pg_class where relkind = 'S' and relnamespace`],
    ['routine', 'pg_proc where pronamespace'],
  ] as const) {
    const named = kind === 'routine' ? 'oid::regprocedure' : 'oid::regclass';
    const { rows } = await client.query(
      `select ${named}::text as name from ${found} = current_schema()::regnamespace and ${own('oid')}`,
    );
    const names = z.array(z.object({ name: z.string() })).parse(rows);
    // One may have gone with another.
    for (const { name } of names) await client.query(`drop ${kind} if exists ${name} cascade`);
  }
}

const isFull =
  'There is something in the new database already. An installation moves into an empty one only: make a new database, or choose another ' +
  'data folder. Nothing was changed.';

export const otherVersion =
  'The old place is of another version of Readback. Start this version there once, stop it, and give the command again.';
