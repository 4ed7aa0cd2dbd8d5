import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  async up(db) {
    await createAccounts(db);
    await createSessions(db);
    await createFactors(db);
  },
};

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation_secrets (
      name text primary key,
      wrapped bytea not null,
      sealed bytea not null
    )`.execute(db);
  await sql`
    create table users (
      id bigint generated always as identity primary key,
      username text not null,
      username_key text not null unique,
      password_hash text not null,
      is_admin boolean not null default false,
      sealed_profile bytea not null,
      email_index bytea unique,
      email_verified_at timestamptz,
      time_zone text not null default 'UTC',
      plan text not null,
      next_plan text,
      next_plan_at timestamptz,
      signed_out_at timestamptz,
      created_at timestamptz not null default now(),
      check ((next_plan is null) = (next_plan_at is null)),
      check (email_verified_at is null or email_index is not null)
    )`.execute(db);
  await sql`
    create table account_keys (
      user_id bigint primary key references users on delete cascade,
      wrapped bytea not null
    )`.execute(db);
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key,
      token_hash bytea not null unique,
      user_id bigint not null references users on delete cascade,
      device text not null,
      is_kept boolean not null,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      authenticated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sessions_of_user on sessions (user_id)`.execute(db);
  await sql`
    create table known_devices (
      user_id bigint not null references users on delete cascade,
      device_hash bytea not null,
      seen_at timestamptz not null default now(),
      primary key (user_id, device_hash)
    )`.execute(db);
  // Tries are counted before a secret is looked at. What is counted stands as a keyed hash.
  await sql`
    create table attempts (
      scope text not null,
      subject bytea not null,
      tries integer not null,
      rounds integer not null default 0,
      since timestamptz not null default now(),
      primary key (scope, subject)
    )`.execute(db);
}

async function createFactors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table totp_factors (
      user_id bigint primary key references users on delete cascade,
      sealed_seed bytea not null,
      last_step bigint not null default 0,
      confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id bigint not null references users on delete cascade,
      code_index bytea not null,
      code_hash text not null,
      primary key (user_id, code_index)
    )`.execute(db);
  await sql`
    create table passkeys (
      credential_id text primary key,
      id uuid not null unique,
      user_id bigint not null references users on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text not null,
      sealed_label bytea not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_of_user on passkeys (user_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      id uuid primary key,
      challenge text not null,
      user_id bigint references users on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table mail_tokens (
      token_hash bytea primary key,
      user_id bigint not null references users on delete cascade,
      purpose text not null,
      sealed_email bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index mail_tokens_of_user on mail_tokens (user_id)`.execute(db);
}
