import { isAnythingKept, keptDatabase } from './forget-kept.ts';

/** One document as it lies on the device: who kept it and until when can be read, what it says cannot. */
export type SealedRecord = {
  ref: string;
  owner: string;
  keptAt: number;
  until: number;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
};

const records = 'records';
const keys = 'keys';
const ownKey = 'own';

export async function readRecords(): Promise<SealedRecord[]> {
  if (!(await isAnythingKept())) return [];
  return within('readonly', (database) => database.objectStore(records).getAll());
}

export async function writeRecord(record: SealedRecord): Promise<void> {
  await within('readwrite', (database) => database.objectStore(records).put(record));
}

export async function dropRecords(refs: readonly string[]): Promise<void> {
  for (const ref of refs) await within('readwrite', (database) => database.objectStore(records).delete(ref));
}

/** The key of this browser: it works here, and no program can take it out. Made with the first document that is kept. */
export async function ownCryptoKey(): Promise<CryptoKey> {
  const kept: unknown = await within('readonly', (database) => database.objectStore(keys).get(ownKey));
  if (kept instanceof CryptoKey) return kept;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await within('readwrite', (database) => database.objectStore(keys).put(made, ownKey));
  return made;
}

/** Opens, asks once and closes again: nothing that is open is in the way of forgetting everything. */
async function within<T>(mode: IDBTransactionMode, ask: (store: IDBTransaction) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await answerOf(ask(database.transaction([records, keys], mode)));
  } finally {
    database.close();
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(keptDatabase, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(records, { keyPath: 'ref' });
    request.result.createObjectStore(keys);
  });
  const database = await answerOf(request);
  database.addEventListener('versionchange', () => database.close());
  return database;
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser cannot keep this.')));
  });
