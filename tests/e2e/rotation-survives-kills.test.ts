import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openFolderFileStore } from '#server/adapters/file-store/folder.ts';
import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import { openDatabase } from '#server/adapters/postgres/open-database.ts';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPool } from '#server/db/pool.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { openRootSecret } from '#server/secrets/open-root-secret.ts';
import { createRandom } from '../hostile-files/mutate.ts';
import { compileCache } from '../support/compile-cache.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kills = 20;
const documents = 1000;
/** Every so many documents one has a file too. */
const filesEvery = 20;
const seed = 6;

type Installation = { db: Kysely<Database>; keyRing: KeyRing; files: FileStore };

/** What lies on disk, opened as the program opens it. */
async function withInstallation<Result>(dataDir: string, work: (opened: Installation) => Promise<Result>) {
  const { address, close } = await openDatabase({ databaseUrl: undefined, dataDir, onRestart: () => undefined });
  const db = connect(createPool(address));
  try {
    await migrate(db);
    const keyRing = await openKeyRing(db, { dataDir });
    await openRootSecret(db, keyRing);
    return await work({ db, keyRing, files: await openFolderFileStore(join(dataDir, 'files')) });
  } finally {
    await db.destroy();
    await close();
  }
}

const saying = (ticket: string): Buffer => Buffer.from(`Sodium of ${ticket}`);
const hasFile = (index: number): boolean => index % filesEvery === 0;

async function fill({ db, keyRing, files }: Installation): Promise<void> {
  for (let index = 0; index < documents; index += 1) {
    const key = await keyRing.createKey(randomUUID());
    const label = Buffer.from(await keyRing.encrypt(key, { part: 'label' }, saying(key.id)));
    const number = String(index);
    await sql`
      insert into documents (ticket, number, owner, sealed_label, document_type, file_type, file_size, blob, stage)
      values (${key.id}, ${number}, 'guest:a', ${label}, 'other', 'text/plain', 1, ${`blob-${number}`}, 'explained')`.execute(
      db,
    );
    await db
      .insertInto('document_keys')
      .values({ ticket: key.id, wrapped: Buffer.from(key.wrapped) })
      .execute();
    if (!hasFile(index)) continue;
    const plain = (async function* () {
      yield saying(key.id);
    })();
    await files.write(`blob-${number}`, keyRing.encryptStream(key, { part: 'original' }, plain));
  }
}

/** Opens everything. Gives by how many master keys, as their names stand in the rows, the documents are wrapped. */
async function readAll({ db, keyRing, files }: Installation): Promise<number[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_keys', 'document_keys.ticket', 'documents.ticket')
    .select(['documents.ticket', 'number', 'sealed_label', 'wrapped', 'blob'])
    .orderBy('number')
    .execute();
  const names = new Map<string, number>();
  for (const { ticket, number, sealed_label, wrapped, blob } of rows) {
    const key = { id: ticket, wrapped };
    const wanted = saying(ticket).toString();
    expect(Buffer.from(await keyRing.decrypt(key, { part: 'label' }, sealed_label)).toString()).toBe(wanted);
    if (hasFile(Number(number))) {
      const original = await buffer(keyRing.decryptStream(key, { part: 'original' }, files.read(blob)));
      expect(original.toString()).toBe(wanted);
    }
    const name = /master-[\da-f]{16}/.exec(wrapped.toString('latin1'))?.[0] ?? 'none';
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  expect(rows).toHaveLength(documents);
  return [...names.values()].toSorted((a, b) => b - a);
}

/** The command as a process of its own, which is killed so many milliseconds after its first words. */
async function rotate(dataDir: string, killAfterMs?: number) {
  const child = spawn(process.execPath, ['server/cli/admin.ts', 'keys', 'rotate'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...compileCache, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words: Buffer) => (said += words.toString()));
  const closed = once(child, 'close');
  await Promise.race([closed, once(child.stdout, 'data')]);
  const beganAt = performance.now();
  if (killAfterMs !== undefined) {
    await Promise.race([closed, pause(killAfterMs)]);
    child.kill('SIGKILL');
  }
  await closed;
  return { code: child.exitCode, said, ms: performance.now() - beganAt };
}

const linesOf = async (dataDir: string): Promise<string[]> =>
  (await readFile(join(dataDir, 'master.key'), 'utf8')).trim().split('\n');

test(`a rotation of the master key killed ${kills} times leaves every document open at every point`, async () => {
  const dataDir = temporaryFolder();
  await withInstallation(dataDir, fill);
  const [first = ''] = await linesOf(dataDir);
  const { code, said, ms } = await rotate(dataDir);
  expect([code, said]).toEqual([0, expect.stringContaining('opens under the new master key alone')]);

  const random = createRandom(seed);
  const points: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    // Twice as long as it takes on a quiet machine, so that some come to their end and the next begins anew.
    const killed = await rotate(dataDir, random() * 2 * ms);
    const wrappedBy = await withInstallation(dataDir, readAll);
    const keys = (await linesOf(dataDir)).length;
    expect(keys, 'no more keys than the present and the one before').toBeLessThanOrEqual(2);
    expect(wrappedBy.length).toBeLessThanOrEqual(keys);
    points.push(
      `${killed.code === 0 ? 'done' : 'killed'}, ${keys} keys in the file, rows by key ${wrappedBy.join(' + ')}`,
    );
  }

  expect((await rotate(dataDir)).code).toBe(0);
  const keys = await linesOf(dataDir);
  expect(keys).toHaveLength(1);
  expect(keys[0]).not.toBe(first);
  expect(await withInstallation(dataDir, readAll)).toEqual([documents]);
  console.log(`A rotation of ${documents} keys took ${Math.round(ms)} ms.\n${points.join('\n')}`);
}, 600_000);
