import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const tellings: Migration = {
  async up(db) {
    await sql`
      create table tellings (
        ticket uuid not null references documents on delete cascade,
        level text not null,
        language text not null,
        stage text not null,
        revision integer not null default 1,
        run uuid,
        engine text,
        model text,
        fits bytea,
        sealed_told bytea,
        reason text,
        changed_at timestamptz not null default now(),
        primary key (ticket, level, language)
      )`.execute(db);
    await sql`
      create table model_runs (
        id bigint generated always as identity primary key,
        ticket uuid references documents on delete set null,
        purpose text not null,
        engine text not null,
        model text not null,
        started_at timestamptz not null default now(),
        ms integer,
        bytes_sent integer not null,
        input_tokens integer not null,
        output_tokens integer not null,
        is_estimate boolean not null,
        cost_micros bigint,
        status integer,
        outcome text not null
      )`.execute(db);
    await sql`create index model_runs_of_a_day on model_runs (started_at)`.execute(db);
    await sql`create index model_runs_of_a_document on model_runs (ticket)`.execute(db);
  },
};
