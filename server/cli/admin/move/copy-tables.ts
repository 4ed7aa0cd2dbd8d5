import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { moveSchema } from '#server/db/unfinished-move.ts';
import { columnsOf, quoted } from '../backup/snapshot.ts';
import { inSql, type MovedTable } from './moved-tables.ts';
import { inTransaction } from './move-state.ts';

type Deps = { from: ClientBase; into: ClientBase; onRows(rows: number): void };

const Progress = z.object({ last: z.array(z.string()).nullable(), isDone: z.boolean() });
type Progress = z.infer<typeof Progress>;

const rowsAtOnce = 5_000;

/** Copies what has not come yet. How far it came stands with the rows themselves, in the same transaction. */
export async function copyTables(deps: Deps, tables: readonly MovedTable[]): Promise<void> {
  for (const table of tables) {
    let progress = await findProgress(deps.into, table);
    while (!progress.isDone) progress = await copyRows(deps, table, progress);
  }
}

async function findProgress(into: ClientBase, { name }: MovedTable): Promise<Progress> {
  const { rows } = await into.query(
    `select last_key as last, is_done as "isDone" from ${moveSchema}.tables where name = $1`,
    [name],
  );
  return Progress.optional().parse(rows[0]) ?? { last: null, isDone: false };
}

/** The next rows by their key, or all of them where there is none. */
async function copyRows({ from, into, onRows }: Deps, table: MovedTable, { last }: Progress): Promise<Progress> {
  const upTo = table.key.length === 0 ? undefined : await findEnd(from, table, last);
  const isDone = upTo === undefined;
  const wanted = isDone ? 'true' : `${after(from, table, last)} and ${compared(from, table, '<=', upTo)}`;
  const progress = { last: upTo ?? last, isDone };
  let copied = 0;
  await inTransaction(into, async () => {
    if (!isDone || table.key.length === 0) copied = await pass(from, into, table, wanted);
    await into.query(
      `insert into ${moveSchema}.tables (name, last_key, is_done) values ($1, $2, $3)
       on conflict (name) do update set last_key = excluded.last_key, is_done = excluded.is_done`,
      [table.name, progress.last, isDone],
    );
  });
  onRows(copied);
  return progress;
}

async function pass(from: ClientBase, into: ClientBase, table: MovedTable, wanted: string): Promise<number> {
  const columns = columnsOf(table);
  const rows = from.query(copyTo(`copy (select ${columns} from ${inSql(table)} where ${wanted}) to stdout`));
  const sink = into.query(copyFrom(`copy ${inSql(table)} (${columns}) from stdin`));
  await pipeline(rows, sink);
  return sink.rowCount;
}

/** The key of the last row that comes next; undefined where no more come. */
async function findEnd(from: ClientBase, table: MovedTable, last: Progress['last']): Promise<string[] | undefined> {
  const names = table.key.map(({ name }) => quoted(name));
  const { rows } = await from.query(
    `select array[${names.map((name) => `${name}::text`).join(', ')}] as key
     from (select ${names.join(', ')} from ${inSql(table)} where ${after(from, table, last)}
           order by ${names.join(', ')} limit ${rowsAtOnce}) as next
     order by ${names.map((name) => `${name} desc`).join(', ')} limit 1`,
  );
  return z
    .object({ key: z.array(z.string()) })
    .optional()
    .parse(rows[0])?.key;
}

const after = (from: ClientBase, table: MovedTable, last: Progress['last']): string =>
  last === null ? 'true' : compared(from, table, '>', last);

/** COPY takes no parameters, so the values stand in the statement. */
function compared(from: ClientBase, { key }: MovedTable, sign: '>' | '<=', values: readonly string[]): string {
  const literals = key.map(({ type }, index) => `${from.escapeLiteral(values[index] ?? '')}::${type}`);
  return `(${key.map(({ name }) => quoted(name)).join(', ')}) ${sign} (${literals.join(', ')})`;
}
