import { sql, type Kysely, type Transaction } from 'kysely';
import { uploadWaitMinutes } from '#core/documents/upload-in-parts.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey } from '../../ports/key-ring.ts';

export type UploadRepository = ReturnType<typeof createUploadRepository>;
export type NewUpload = { key: DocumentKey; network: Buffer; size: number };
export type UploadRecord = { key: DocumentKey; size: number; received: number };
export type PartRecord = { start: number; blob: string };

/** How many files of one owner may be on their way; the one that waits longest makes room for another. */
export const mostOfOwner = 5;
/** A cookie is easily thrown away: so many may be on their way from one network. */
export const mostOfNetwork = 50;

const isIdle = sql<boolean>`(uploads.changed_at <= now() - make_interval(mins => ${uploadWaitMinutes}))`;

/** Files of one owner that come in parts. What is another's, or waited too long, looks as if it never was. */
export function createUploadRepository(db: Kysely<Database>) {
  const visible = (owner: string, id: string) =>
    db
      .selectFrom('uploads')
      .where('owner', '=', owner)
      .where('id', '=', id)
      .where(sql<boolean>`not ${isIdle}`);

  return {
    /** The blobs of what had to make room; undefined, with nothing kept, where too many come from the network. */
    create: (owner: string, { key, network, size }: NewUpload): Promise<string[] | undefined> =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext(${network.toString('hex')}))`.execute(trx);
        if ((await countOfNetwork(trx, network)) >= mostOfNetwork) return undefined;
        const dropped = await dropOldest(trx, owner);
        await trx
          .insertInto('uploads')
          .values({ id: key.id, owner, wrapped: Buffer.from(key.wrapped), network, size })
          .execute();
        return dropped;
      }),

    async find(owner: string, id: string): Promise<UploadRecord | undefined> {
      const row = await visible(owner, id).select(['wrapped', 'size', 'received']).executeTakeFirst();
      return row && { key: { id, wrapped: row.wrapped }, size: row.size, received: row.received };
    },

    async listParts(owner: string, id: string): Promise<PartRecord[]> {
      const rows = await visible(owner, id)
        .innerJoin('upload_parts', 'upload_parts.upload_id', 'uploads.id')
        .select(['start_at', 'blob'])
        .orderBy('start_at')
        .execute();
      return rows.map(({ start_at, blob }) => ({ start: start_at, blob }));
    },

    /** How much is there then; undefined, with nothing kept, unless the part begins where what is there ends. */
    addPart: (
      owner: string,
      id: string,
      { start, length, blob }: PartRecord & { length: number },
    ): Promise<number | undefined> =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('uploads')
          .set({ received: start + length, changed_at: sql<Date>`now()` })
          .where('owner', '=', owner)
          .where('id', '=', id)
          .where('received', '=', start)
          .where('size', '>=', start + length)
          .where(sql<boolean>`not ${isIdle}`)
          .returning('received')
          .executeTakeFirst();
        if (row === undefined) return undefined;
        await trx.insertInto('upload_parts').values({ upload_id: id, start_at: start, blob }).execute();
        return row.received;
      }),

    /** Gives the blobs that are of no use any more. */
    drop: (owner: string, id: string): Promise<string[]> =>
      db.transaction().execute((trx) => dropWhole(trx, sql<boolean>`owner = ${owner} and id = ${id}`)),

    /** Those that waited too long, whoever's they are. */
    dropIdle: (): Promise<string[]> => db.transaction().execute((trx) => dropWhole(trx, isIdle)),
  };
}

async function countOfNetwork(trx: Transaction<Database>, network: Buffer): Promise<number> {
  const { count } = await trx
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('network', '=', network)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const dropOldest = (trx: Transaction<Database>, owner: string): Promise<string[]> =>
  dropWhole(
    trx,
    sql<boolean>`id in (
      select id from uploads where owner = ${owner} order by changed_at desc offset ${mostOfOwner - 1})`,
  );

/** The rows first: with them goes the key, and what is left of the files is noise. */
async function dropWhole(trx: Transaction<Database>, which: ReturnType<typeof sql<boolean>>): Promise<string[]> {
  const { rows } = await sql<{ blob: string }>`
    with gone as materialized (select id from uploads where ${which} for update),
      blobs as (delete from upload_parts using gone where upload_id = gone.id returning blob),
      dropped as (delete from uploads using gone where uploads.id = gone.id)
    select blob from blobs`.execute(trx);
  return rows.map(({ blob }) => blob);
}
