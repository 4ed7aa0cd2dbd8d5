import type { ClientBase } from 'pg';
import { z } from 'zod';
import { moveSchema } from '#server/db/unfinished-move.ts';
import { Content } from './content.ts';

/** What a database that is moved to says of the move. */
const Move = z.object({
  /** Tells installations apart. */
  installation: z.string(),
  /** What the old place held when the copying began. */
  content: Content,
  isPrepared: z.boolean(),
  isFinished: z.boolean(),
});
export type Move = z.infer<typeof Move>;

/** Undefined where none was ever begun. */
export async function findMove(client: ClientBase): Promise<Move | undefined> {
  const { rows: found } = await client.query(`select to_regclass('${moveSchema}.move') is not null as "isThere"`);
  const [{ isThere }] = z.tuple([z.object({ isThere: z.boolean() })]).parse(found);
  if (!isThere) return undefined;
  const { rows } = await client.query(
    `select installation, content, is_prepared as "isPrepared", finished_at is not null as "isFinished" from ${moveSchema}.move`,
  );
  return Move.parse(rows[0]);
}

/** From here on the program does not start on this database until the move is finished. */
export async function beginMove(client: ClientBase, move: Pick<Move, 'installation' | 'content'>): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`create schema ${moveSchema}`);
    await client.query(
      `create table ${moveSchema}.move (
         id integer primary key check (id = 1), installation text not null, content jsonb not null,
         is_prepared boolean not null default false, began_at timestamptz not null default now(), finished_at timestamptz
       )`,
    );
    await client.query(
      `create table ${moveSchema}.tables (name text primary key, last_key text[], is_done boolean not null)`,
    );
    await client.query(
      `create table ${moveSchema}.files (name text primary key, size bigint not null, sha256 text not null)`,
    );
    await client.query(`insert into ${moveSchema}.move (id, installation, content) values (1, $1, $2)`, [
      move.installation,
      JSON.stringify(move.content),
    ]);
  });
}

/** Rows begin anew in the transaction of the client; files that are there stay known, as they never change. */
export async function beginRowsAnew(client: ClientBase, content: Content): Promise<void> {
  await client.query(`update ${moveSchema}.move set content = $1, is_prepared = false`, [JSON.stringify(content)]);
  await client.query(`delete from ${moveSchema}.tables`);
}

/** So that the rows are copied anew the next time. */
export async function distrustRows(client: ClientBase): Promise<void> {
  await client.query(`update ${moveSchema}.move set content = $1`, [JSON.stringify({ tables: {}, sequences: [] })]);
}

/** The program may start from here on. That there was a move stays known. */
export async function finishMove(client: ClientBase): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`drop table ${moveSchema}.tables, ${moveSchema}.files`);
    await client.query(`update ${moveSchema}.move set finished_at = now()`);
  });
}

export async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
