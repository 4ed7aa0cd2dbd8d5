import type { ColumnType, Generated } from 'kysely';
import type { PlanName } from '#core/plans/plans.ts';

/** In the clear stand the name somebody signs in with, plan, zone and dates. What is `sealed_…` opens with the account's key. */
export type UsersTable = {
  id: ColumnType<string, never, never>;
  username: string;
  /** What makes two names the same. */
  username_key: string;
  password_hash: string;
  is_admin: Generated<boolean>;
  sealed_profile: Buffer;
  /** Keyed hash of the verified or claimed address; the address itself stands in the profile. */
  email_index: Buffer | null;
  email_verified_at: Date | null;
  time_zone: Generated<string>;
  plan: PlanName;
  next_plan: PlanName | null;
  next_plan_at: Date | null;
  /** When the last session so far ended that was ended or found to be over. */
  signed_out_at: Date | null;
  created_at: ColumnType<Date, never, never>;
};

/** Without its row here, nothing of an account can be opened again. */
export type AccountKeysTable = { user_id: string; wrapped: Buffer };

export type SessionsTable = {
  id: string;
  /** SHA-256 of the token in the cookie. */
  token_hash: Buffer;
  user_id: string;
  device: string;
  is_kept: boolean;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  /** When the password or a passkey was last shown in this session. */
  authenticated_at: Generated<Date>;
};

/** Devices that somebody has signed in from: guesses from elsewhere do not lock them out. */
export type KnownDevicesTable = { user_id: string; device_hash: Buffer; seen_at: Generated<Date> };

/** How often a secret was tried. */
export type AttemptsTable = {
  scope: string;
  subject: Buffer;
  tries: number;
  /** How often the limit was reached: each time the wait is longer. */
  rounds: Generated<number>;
  since: Generated<Date>;
};

export type AccountTables = {
  users: UsersTable;
  account_keys: AccountKeysTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  attempts: AttemptsTable;
};
