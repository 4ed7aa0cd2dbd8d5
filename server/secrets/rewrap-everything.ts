import { sql, type Kysely } from 'kysely';
import { append } from '#core/kernel/append.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '../db/database.ts';
import type { DocumentKey, KeyRewrapper } from '../ports/key-ring.ts';
import { wrappedKeyTables, type WrappedKeyTable } from './wrapped-keys.ts';

export type RewrapDeps = {
  db: Kysely<Database>;
  keyRing: KeyRewrapper;
  /** Rows of one transaction. */
  batchSize?: number;
  /** Called after each batch with all that was looked at so far. */
  onProgress?(seen: number): void;
};

/** `damaged` names the rows that no known master key opens, such as `document_keys 8f0…`; they stay as they are. */
export type Rewrapped = { seen: number; rewrapped: number; damaged: string[] };

/**
 * Brings every wrapped key under the present master key. What was done stays done when it is interrupted, and doing it again finds the
 * rest: between two rows, and so at every moment, each opens with the present key or with a previous one.
 */
export async function rewrapEverything(deps: RewrapDeps): Promise<Rewrapped> {
  const total: Rewrapped = { seen: 0, rewrapped: 0, damaged: [] };
  for (const table of wrappedKeyTables) {
    let after: string | undefined;
    do {
      const batch = await rewrapBatch(deps, table, after);
      after = batch.last;
      total.seen += batch.seen;
      total.rewrapped += batch.rewrapped;
      append(total.damaged, batch.damaged);
      deps.onProgress?.(total.seen);
    } while (after !== undefined);
  }
  return total;
}

type Row = { row: string; wrapped: Buffer };
type Outcome = { row: string; key: DocumentKey | undefined | 'damaged' };

/** `last` is where the next batch begins; undefined after the last one. */
async function rewrapBatch(
  { db, keyRing, batchSize = 200 }: RewrapDeps,
  table: WrappedKeyTable,
  after: string | undefined,
): Promise<Rewrapped & { last: string | undefined }> {
  return db.transaction().execute(async (trx) => {
    const rows = await lockRows(trx, table, { after, batchSize });
    const outcomes = await Promise.all(rows.map((row) => rewrapRow(keyRing, table, row)));
    const changed = outcomes.flatMap(({ row, key }) =>
      typeof key === 'object' ? [{ row, wrapped: key.wrapped }] : [],
    );
    if (changed.length > 0) await keep(trx, table, changed);
    return {
      seen: rows.length,
      rewrapped: changed.length,
      damaged: outcomes.filter(({ key }) => key === 'damaged').map(({ row }) => `${table.table} ${row}`),
      last: rows.length === batchSize ? rows.at(-1)?.row : undefined,
    };
  });
}

async function rewrapRow(keyRing: KeyRewrapper, { keyIdOf }: WrappedKeyTable, { row, wrapped }: Row): Promise<Outcome> {
  try {
    return { row, key: await keyRing.rewrap({ id: keyIdOf(row), wrapped }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage.damaged') return { row, key: 'damaged' };
    throw error;
  }
}

/** Locked, so that nobody erases a key between reading it and writing it back. */
async function lockRows(
  trx: Kysely<Database>,
  { table, row, type }: WrappedKeyTable,
  { after, batchSize }: { after: string | undefined; batchSize: number },
): Promise<Row[]> {
  const from = after === undefined ? sql`true` : sql`${sql.ref(row)} > ${after}::${sql.raw(type)}`;
  const { rows } = await sql<Row>`
    select ${sql.ref(row)}::text as row, wrapped from ${sql.table(table)}
    where ${from} order by ${sql.ref(row)} limit ${batchSize} for update`.execute(trx);
  return rows;
}

async function keep(
  trx: Kysely<Database>,
  { table, row, type }: WrappedKeyTable,
  changed: readonly { row: string; wrapped: Uint8Array }[],
): Promise<void> {
  const names = changed.map((one) => one.row);
  const wraps = changed.map(({ wrapped }) => Buffer.from(wrapped));
  await sql`
    update ${sql.table(table)} as kept set wrapped = changed.wrapped
    from unnest(${names}::${sql.raw(type)}[], ${wraps}::bytea[]) as changed (name, wrapped)
    where kept.${sql.ref(row)} = changed.name`.execute(trx);
}
