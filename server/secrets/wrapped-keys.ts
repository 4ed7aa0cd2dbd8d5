import { canaryKeyId, installationKeyId } from './key-ids.ts';

/** A table whose column `wrapped` holds keys under the master key. */
export type WrappedKeyTable = {
  table: string;
  /** The column that names a row, and its type. */
  row: string;
  type: 'text' | 'integer' | 'bigint' | 'uuid';
  /** The id of a row's key, which the wrapping is bound to. */
  keyIdOf(row: string): string;
};

/**
 * Everything that a master key wraps: what is missing here does not survive a rotation, so a test holds it against the columns that there
 * are. The canary comes last, and opens under a new key alone only when all the rest does.
 */
export const wrappedKeyTables: readonly WrappedKeyTable[] = [
  { table: 'installation_secrets', row: 'name', type: 'text', keyIdOf: () => installationKeyId },
  { table: 'account_keys', row: 'user_id', type: 'bigint', keyIdOf: (userId) => `account-${userId}` },
  { table: 'document_keys', row: 'ticket', type: 'uuid', keyIdOf: (ticket) => ticket },
  { table: 'uploads', row: 'id', type: 'uuid', keyIdOf: (id) => id },
  { table: 'key_canary', row: 'id', type: 'integer', keyIdOf: () => canaryKeyId },
];
