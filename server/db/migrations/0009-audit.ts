import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const audit: Migration = {
  async up(db) {
    // One chain an owner, so that nobody waits for anybody else's. No reference to the document: the line outlives it.
    await sql`
      create table audit_events (
        owner text not null,
        number bigint not null,
        at timestamptz not null,
        actor text not null,
        action text not null,
        ticket uuid,
        fields text not null,
        mac bytea not null,
        primary key (owner, number)
      )`.execute(db);
    await sql`create index audit_events_of_document on audit_events (ticket, action, at) where ticket is not null`.execute(
      db,
    );
    await sql`
      create table audit_heads (
        owner text primary key,
        number bigint not null,
        mac bytea not null
      )`.execute(db);
    await sql`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log is only added to.';
      end $$`.execute(db);
    await sql`
      create trigger audit_events_only_added_to before update or delete on audit_events
      for each row execute function refuse_audit_change()`.execute(db);
    await sql`
      create trigger audit_heads_only_moved_on before delete on audit_heads
      for each row execute function refuse_audit_change()`.execute(db);
    for (const table of ['audit_events', 'audit_heads']) {
      await sql`
        create trigger ${sql.ref(`${table}_never_emptied`)} before truncate on ${sql.table(table)}
        for each statement execute function refuse_audit_change()`.execute(db);
    }
    await sql`
      create table emergency_accesses (
        id uuid primary key,
        ticket uuid not null references documents on delete cascade,
        sealed_reason bytea not null,
        granted_at timestamptz not null default now(),
        ends_at timestamptz not null,
        ended_at timestamptz
      )`.execute(db);
    await sql`
      create table owner_notices (
        owner text not null,
        number bigint not null,
        seen_at timestamptz,
        primary key (owner, number)
      )`.execute(db);
  },
};
