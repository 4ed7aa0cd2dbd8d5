import { buildDecrypt } from '@aws-crypto/decrypt-node';
import { CommitmentPolicy } from '@aws-crypto/material-management-node';
import { RawAesKeyringNode, RawAesWrappingSuiteIdentifier } from '@aws-crypto/raw-aes-keyring-node';
import { sql, type Kysely } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { nameOfMasterKey } from '#server/adapters/key-ring/name-of-master-key.ts';
import type { Database } from '#server/db/database.ts';
import type { FileStore } from '#server/ports/file-store.ts';

const { decrypt } = buildDecrypt({ commitmentPolicy: CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT });

/** Something that may be sealed, and where it was found. */
export type Sealed = { where: string; bytes: Uint8Array };

/** Every value of every column of bytes in a database. */
export async function allBytesIn(db: Kysely<Database>): Promise<Sealed[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'`.execute(db);
  const found: Sealed[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ bytes: Buffer | null }>`
      select ${sql.ref(column)} as bytes from ${sql.table(table)}`.execute(db);
    for (const { bytes } of rows) if (bytes !== null) found.push({ where: `${table}.${column}`, bytes });
  }
  return found;
}

/** Every blob of a store. */
export async function allBlobsOf(files: FileStore): Promise<Sealed[]> {
  const found: Sealed[] = [];
  for await (const { name } of files.list())
    found.push({ where: `blob ${name}`, bytes: await buffer(files.read(name)) });
  return found;
}

/**
 * What somebody opens who has the master key and all of this, trying every key on everything, without asking what it is for. Keys that
 * open stand in the answer too.
 */
export async function openEverything(masterKey: Uint8Array, all: readonly Sealed[]): Promise<Sealed[]> {
  const masters = [nameOfMasterKey(masterKey), 'aes-256'].map((name) => keyringOf(masterKey, name));
  const keys = await openWith(masters, all);
  return [
    ...keys,
    ...(await openWith(
      keys.map(({ bytes }) => keyringOf(bytes, 'aes-256')),
      all,
    )),
  ];
}

async function openWith(keyrings: readonly RawAesKeyringNode[], all: readonly Sealed[]): Promise<Sealed[]> {
  const opened: Sealed[] = [];
  for (const { where, bytes } of all) {
    for (const keyring of keyrings) {
      const plain = await decrypt(keyring, bytes).then(
        ({ plaintext }) => plaintext,
        () => undefined,
      );
      if (plain !== undefined) opened.push({ where, bytes: plain });
    }
  }
  return opened;
}

function keyringOf(key: Uint8Array, keyName: string): RawAesKeyringNode {
  return new RawAesKeyringNode({
    keyNamespace: 'readback',
    keyName,
    unencryptedMasterKey: Uint8Array.from(key),
    wrappingSuite: RawAesWrappingSuiteIdentifier.AES256_GCM_IV12_TAG16_NO_PADDING,
  });
}
