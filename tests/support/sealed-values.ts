import { buildDecrypt } from '@aws-crypto/decrypt-node';
import { CommitmentPolicy } from '@aws-crypto/material-management-node';
import { RawAesKeyringNode, RawAesWrappingSuiteIdentifier } from '@aws-crypto/raw-aes-keyring-node';
import { sql, type Kysely } from 'kysely';
import { nameOfMasterKey } from '#server/adapters/key-ring/name-of-master-key.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey, EncryptionContext } from '#server/ports/key-ring.ts';
import { wrappedKeyTables } from '#server/secrets/wrapped-keys.ts';

const { decrypt } = buildDecrypt({ commitmentPolicy: CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT });

export type SealedValue = {
  where: string;
  key: DocumentKey;
  context: EncryptionContext;
  sealed: Buffer;
  plain: Buffer;
};

type Keys = ReadonlyMap<string, { wrapped: Buffer; secret: Uint8Array }>;

/** Every key of a database by its id, opened past the ring. */
export async function openKeys(db: Kysely<Database>, masterKey: Uint8Array): Promise<Keys> {
  const opened = new Map<string, { wrapped: Buffer; secret: Uint8Array }>();
  const master = keyringOf(masterKey, nameOfMasterKey(masterKey));
  for (const { table, row, keyIdOf } of wrappedKeyTables) {
    const { rows } = await sql<{ name: string; wrapped: Buffer }>`
      select ${sql.ref(row)}::text as name, wrapped from ${sql.table(table)}`.execute(db);
    for (const { name, wrapped } of rows) {
      opened.set(keyIdOf(name), { wrapped, secret: (await decrypt(master, wrapped)).plaintext });
    }
  }
  return opened;
}

/** What a sealed value is, as its own header says: under which key, and as which part. */
export async function openSealed(keys: Keys, where: string, sealed: Buffer): Promise<SealedValue> {
  for (const [id, { wrapped, secret }] of keys) {
    const found = await decrypt(keyringOf(secret, 'aes-256'), sealed).catch(() => undefined);
    if (found === undefined) continue;
    const { document: _document, ...context } = found.messageHeader.encryptionContext;
    return { where, key: { id, wrapped }, context, sealed, plain: found.plaintext };
  }
  throw new Error(`No key opens ${where}.`);
}

/** Two values at most of every column whose name begins with `sealed`. Throws when one of these columns is empty. */
export async function listSealed(db: Kysely<Database>, keys: Keys): Promise<SealedValue[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and column_name like 'sealed%' order by 1, 2`.execute(db);
  const all: SealedValue[] = [];
  for (const { table, column } of columns) {
    const where = `${table}.${column}`;
    const { rows } = await sql<{ bytes: Buffer }>`
      select ${sql.ref(column)} as bytes from ${sql.table(table)} where ${sql.ref(column)} is not null limit 2`.execute(
      db,
    );
    if (rows.length === 0) throw new Error(`Nothing stands in ${where}.`);
    for (const { bytes } of rows) all.push(await openSealed(keys, where, bytes));
  }
  return all;
}

const keyringOf = (unencryptedMasterKey: Uint8Array, keyName: string): RawAesKeyringNode =>
  new RawAesKeyringNode({
    keyNamespace: 'readback',
    keyName,
    unencryptedMasterKey: Uint8Array.from(unencryptedMasterKey),
    wrappingSuite: RawAesWrappingSuiteIdentifier.AES256_GCM_IV12_TAG16_NO_PADDING,
  });
