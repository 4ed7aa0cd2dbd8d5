import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const documents: Migration = {
  async up(db) {
    await createDocuments(db);
    await createWhatBelongsToThem(db);
  },
};

async function createDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence document_numbers`.execute(db);
  await sql`
    create table documents (
      ticket uuid primary key,
      number bigint unique,
      owner text not null,
      sealed_label bytea not null,
      document_type text not null,
      file_type text not null,
      file_size integer not null,
      blob text not null unique,
      stage text not null,
      unreadable_reason text,
      uploaded_at timestamptz not null default now(),
      deleted_at timestamptz,
      check ((stage = 'unreadable') = (unreadable_reason is not null))
    )`.execute(db);
  await sql`create index documents_of_owner on documents (owner, uploaded_at desc)`.execute(db);
  await sql`create index documents_deleted on documents (deleted_at) where deleted_at is not null`.execute(db);
}

async function createWhatBelongsToThem(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_keys (
      ticket uuid primary key references documents on delete cascade,
      wrapped bytea not null
    )`.execute(db);
  await sql`
    create table document_texts (
      ticket uuid primary key references documents on delete cascade,
      sealed_text bytea not null
    )`.execute(db);
  await sql`
    create table idempotency_keys (
      owner text not null,
      key text not null,
      ticket uuid not null references documents on delete cascade,
      sealed_request bytea not null,
      created_at timestamptz not null default now(),
      primary key (owner, key)
    )`.execute(db);
  await sql`create index idempotency_keys_of_document on idempotency_keys (ticket)`.execute(db);
}
