import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const plans: Migration = {
  async up(db) {
    // Which month a document was counted in; nothing where it cost nothing, or was given back.
    await sql`alter table documents add column counted_in text`.execute(db);
    await sql`
      create table upload_counts (
        owner text not null,
        period text not null,
        used integer not null,
        primary key (owner, period)
      )`.execute(db);
    await sql`
      create table guest_addresses (
        address bytea not null,
        day date not null,
        used integer not null,
        primary key (address, day)
      )`.execute(db);
    await notePlanChanges(db);
    await indexWhatIsSwept(db);
    await sql`
      create table subscriptions (
        user_id bigint primary key references users on delete cascade,
        customer text not null unique,
        subscription text,
        plan text not null,
        interval text not null,
        status text not null,
        is_active boolean not null,
        period_ends_at timestamptz,
        ends_at_period_end boolean not null default false,
        changed_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table payment_events (
        id text primary key,
        kind text not null,
        happened_at timestamptz not null,
        received_at timestamptz not null default now()
      )`.execute(db);
  },
};

/** Whoever changes a plan, it is written down when that was: documents then have some days more. */
async function notePlanChanges(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column plan_changed_at timestamptz`.execute(db);
  await sql`
    create function note_plan_change() returns trigger language plpgsql as $$
    begin
      if new.plan <> old.plan then
        -- A change that waited for its day counts from that day, however late it is written down.
        new.plan_changed_at := case when new.plan = old.next_plan then least(now(), old.next_plan_at) else now() end;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger users_plan_changed before update of plan on users
    for each row execute function note_plan_change()`.execute(db);
}

async function indexWhatIsSwept(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index documents_of_guests on documents (uploaded_at)
    where owner like 'guest:%' and deleted_at is null`.execute(db);
  await sql`
    create index documents_unread on documents (owner)
    where deleted_at is null and stage not in ('explained', 'unreadable')`.execute(db);
  await sql`create index users_next_plan on users (next_plan_at) where next_plan_at is not null`.execute(db);
}
