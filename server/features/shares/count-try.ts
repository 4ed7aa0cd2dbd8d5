import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import { hashOfToken } from '../accounts/find-user.ts';
import { isShareOpen, mostTries } from './share-rules.ts';

/** By what somebody comes, beside the code: the link of the mail, or the number of the document. */
export type Door = { by: 'link'; token: string } | { by: 'number'; number: string };

/** A try that was counted before its code is looked at. `shareId` stands for a link, which belongs to one share. */
export type CountedTry = { owner: string; ticket: string; shareId: string | undefined; tries: number };

export type CountTryDeps = { db: Kysely<Database>; blindIndex: BlindIndex };

type Counted = { owner: string; ticket: string; share_id: string | null; tries: number };

/**
 * Counts a try at one door; undefined where it is closed by too many, and where there is none. One statement: of many at once, exactly as
 * many get through as are left. A try that counts for nothing writes as much as another, so that its time tells nothing.
 */
export async function countTry({ db, blindIndex }: CountTryDeps, door: Door): Promise<CountedTry | undefined> {
  const nobodys = blindIndex('attempt', door.by === 'link' ? door.token : door.number);
  const { rows } = await sql<Counted>`
    with counted as (${door.by === 'link' ? countByLink(door.token) : countByNumber(door.number)}),
    turned_away as (
      insert into attempts (scope, subject, tries)
      select 'share turned away', ${nobodys}::bytea, 1 where not exists (select from counted)
      on conflict (scope, subject) do update set tries = 1, since = now())
    select counted.ticket, counted.share_id, counted.tries, documents.owner
    from counted inner join documents on documents.ticket = counted.ticket`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { owner, ticket, share_id: shareId, tries } = row;
  return { owner, ticket, shareId: shareId ?? undefined, tries };
}

const countByLink = (token: string): RawBuilder<Counted> => sql`
  update shares set tries = shares.tries + 1 from documents
  where shares.link_hash = ${hashOfToken(token)} and shares.tries < ${mostTries} and ${isShareOpen}
    and documents.ticket = shares.ticket and documents.deleted_at is null
  returning shares.ticket, shares.id as share_id, shares.tries`;

// Where nothing is shared there is no door, so that none stands closed before somebody shares.
const countByNumber = (number: string): RawBuilder<Counted> => sql`
  insert into share_doors (ticket, tries)
  select documents.ticket, 1 from documents
  where documents.number = ${number}::bigint and documents.deleted_at is null
    and exists (select from shares where shares.ticket = documents.ticket and ${isShareOpen})
  on conflict (ticket) do update set tries = share_doors.tries + 1 where share_doors.tries < ${mostTries}
  returning share_doors.ticket, null::bigint as share_id, share_doors.tries`;
