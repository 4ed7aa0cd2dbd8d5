import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sharing: Migration = {
  async up(db) {
    await createShares(db);
    await createComments(db);
    await createSmartHealthLinks(db);
    // The state of the mail about a share is its owner's to see.
    await sql`alter table mails add column share_id bigint references shares on delete set null`.execute(db);
    await sql`create index mails_of_share on mails (share_id) where share_id is not null`.execute(db);
  },
};

async function createShares(db: Kysely<unknown>): Promise<void> {
  // The address opens with the key of its document, and is found by a keyed hash. A code and a link open alike.
  await sql`
    create table shares (
      id bigint generated always as identity primary key,
      ticket uuid not null references documents on delete cascade,
      sealed_recipient bytea not null,
      recipient_index bytea not null,
      level text not null,
      recipient_type text not null,
      expires_on date,
      expires_at timestamptz,
      revoked_at timestamptz,
      code_index bytea not null unique,
      code_hash text not null,
      link_hash bytea not null unique,
      tries integer not null default 0,
      access_count integer not null default 0,
      last_opened_at timestamptz,
      created_at timestamptz not null default now(),
      check ((expires_on is null) = (expires_at is null))
    )`.execute(db);
  await sql`create index shares_of_document on shares (ticket)`.execute(db);
  await sql`create index shares_of_recipient on shares (recipient_index)`.execute(db);
  // One browser may have several shares open, each with a time of its own. What a signed-in person opens without a code ends with their
  // session.
  await sql`
    create table share_visits (
      id bigint generated always as identity unique,
      token_hash bytea not null,
      share_id bigint not null references shares on delete cascade,
      session_id uuid references sessions on delete cascade,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      primary key (token_hash, share_id)
    )`.execute(db);
  await sql`create index share_visits_of_share on share_visits (share_id)`.execute(db);
  // Wrong codes that came with the number of a document alone: they close that door, not the links.
  await sql`
    create table share_doors (
      ticket uuid primary key references documents on delete cascade,
      tries integer not null default 0
    )`.execute(db);
}

async function createComments(db: Kysely<unknown>): Promise<void> {
  // What was said in a conversation stays with the document when its share is deleted, and is the owner's alone from then on. It keeps the
  // number of the share, which no other one is given: without it, the owner's answers would be what they say to all.
  await sql`
    create table comments (
      id bigint generated always as identity primary key,
      ticket uuid not null references documents on delete cascade,
      share_id bigint,
      is_owners boolean not null,
      answers bigint references comments on delete cascade,
      sealed_comment bytea not null,
      created_at timestamptz not null default now(),
      edited_at timestamptz
    )`.execute(db);
  await sql`create index comments_of_document on comments (ticket, id)`.execute(db);
  // Up to which comment somebody has seen: the owner without a share, a recipient with theirs.
  await sql`
    create table comment_readings (
      ticket uuid not null references documents on delete cascade,
      share_id bigint references shares on delete cascade,
      last_seen bigint not null,
      unique nulls not distinct (ticket, share_id)
    )`.execute(db);
}

async function createSmartHealthLinks(db: Kysely<unknown>): Promise<void> {
  // The key of a link opens with the key of its document; its address is found by a hash.
  await sql`
    create table smart_health_links (
      id bigint generated always as identity primary key,
      ticket uuid not null references documents on delete cascade,
      address_hash bytea not null unique,
      sealed_link bytea not null,
      passcode_hash text,
      tries integer not null default 0,
      is_long_term boolean not null,
      expires_on date,
      expires_at timestamptz,
      revoked_at timestamptz,
      opened_count integer not null default 0,
      last_opened_at timestamptz,
      created_at timestamptz not null default now(),
      check ((expires_on is null) = (expires_at is null))
    )`.execute(db);
  await sql`create index smart_health_links_of_document on smart_health_links (ticket)`.execute(db);
  // What a manifest pointed at, for a moment: the file comes from the same link.
  await sql`
    create table smart_health_files (
      token_hash bytea primary key,
      link_id bigint not null references smart_health_links on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
}
