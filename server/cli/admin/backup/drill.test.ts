import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import { openRootSecret } from '#server/secrets/open-root-secret.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { runAdmin } from '#tests/support/run-admin.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { compareCopy } from './compare-copy.ts';
import { makeBackup } from './make-backup.ts';

test('an installation is brought back elsewhere, started, and left as it was', { timeout: 240_000 }, async () => {
  const DATA_DIR = temporaryFolder();
  const folder = join(temporaryFolder(), 'drill');
  await runAdmin(['first-admin', 'ana'], { DATA_DIR });

  const { code, out, err } = await runAdmin(['drill', folder], { DATA_DIR });

  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/is whole: [\d,]+ rows/);
  expect(out).toContain('The audit log is whole.\nThe copy starts and is ready.\n');
  expect(out).toMatch(/Backup [\d.]+ s, restoring [\d.]+ s, comparing [\d.]+ s, starting [\d.]+ s/);
  expect(await readdir(folder)).toEqual([]);
  expect(await runAdmin(['drill', DATA_DIR], { DATA_DIR })).toMatchObject({
    code: 1,
    err: /in the data folder itself/,
  });
  expect(await runAdmin(['plan', 'ana', 'premium', '--now'], { DATA_DIR })).toMatchObject({ code: 0 });
});

describe('a copy', () => {
  /** An installation with two documents, and what a backup of it says. */
  async function setup() {
    const database = await createTestDatabase();
    await openRootSecret(database.db, await openKeyRing(database.db, { dataDir: temporaryFolder() }));
    const server = await createDocumentServer(database);
    const ana = await server.meetUser();
    for (const text of ['Sodium 139', 'Potassium 4.1']) await ana.upload(uploadForm({ file: text }));
    const client = await database.pool.connect();
    onTestFinished(() => client.release());
    const { files, keyRing } = server.parts;
    const backup = join(temporaryFolder(), 'backup');
    const { manifest } = await makeBackup({ client, files, backupKey: Buffer.alloc(32) }, backup);
    return { db: database.db, files, keyRing, manifest };
  }

  test('that has every row and every file is the same', async () => {
    const { manifest, ...copy } = await setup();

    expect(await compareCopy(copy, manifest)).toEqual({ documents: 2, problems: [] });
  });

  test('with a row less, another file, or a key that does not open is not', async () => {
    const { manifest, ...copy } = await setup();
    const [first = '', second = ''] = manifest.blobs.map(({ name }) => name);
    await sql`delete from document_keys where ticket = (select ticket from documents where blob = ${first})`.execute(
      copy.db,
    );
    const others = async function* () {
      yield Buffer.from(`not what was sealed ${randomUUID()}`);
    };
    await copy.files.remove(second);
    await copy.files.write(second, others());

    const { documents, problems } = await compareCopy(copy, manifest);

    expect(documents).toBe(0);
    expect(problems).toEqual([
      expect.stringMatching(/^The table document_keys has 1 rows in the copy, and 2 in the backup/),
      `The file ${second} of the copy is not that of the backup.`,
      expect.stringMatching(/^The document [\da-f-]{36} of the copy does not open/),
    ]);
  });
});
