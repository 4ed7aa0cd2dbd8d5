import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup() {
  const server = await createDocumentServer(database, { extractor: pagedExtractor });
  return { ...server, guest: await server.meetGuest() };
}

test('nothing of a document is stored in clear', async () => {
  const { guest, files, kept } = await setup();
  const canary = 'Zyxwvutsrq';
  const noise = randomBytes(2_000_000).toString('base64');
  await guest.upload(uploadForm({ title: `Title ${canary}`, file: `${canary} ${noise} ${canary}` }), {
    'idempotency-key': 'k',
  });
  await kept.runAll();
  const { data } = (await guest.get('/api/medical-documents')).json();
  const correction = { span: [0, canary.length], text: `${canary}Corrected` };
  const corrected = await guest.ask({
    method: 'POST',
    url: `/api/medical-documents/${data[0].id}/corrections`,
    payload: correction,
  });
  expect(corrected.statusCode).toBe(200);
  await guest.get(`/api/interpretations/${data[0].id}?level=simple`);

  const blobs: Buffer[] = [];
  for (const name of await namesOf(files)) for await (const bytes of files.read(name)) blobs.push(Buffer.from(bytes));
  const tables = [
    'documents',
    'document_keys',
    'document_texts',
    'document_pages',
    'idempotency_keys',
    'interpretations',
    'level_explanations',
  ] as const;
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(rows).toHaveLength(1);
    blobs.push(
      ...rows
        .flatMap((row) => Object.values(row))
        .map((value) => (Buffer.isBuffer(value) ? value : Buffer.from(String(value)))),
    );
  }

  expect(blobs.length).toBeGreaterThan(15);
  for (const spelling of [
    canary,
    Buffer.from(canary).toString('base64').slice(0, 12),
    Buffer.from(canary).toString('hex'),
  ]) {
    expect(blobs.filter((bytes) => bytes.includes(spelling))).toEqual([]);
  }
});

test('the log of an upload holds nothing that was sent', async () => {
  const { guest, log } = await setup();
  await guest.upload(uploadForm({ title: 'Zyxwvutsrq', file: 'Zyxwvutsrq', fileName: 'Zyxwvutsrq.txt' }));
  await guest.upload(uploadForm({ title: 'Zyxwvutsrq', file: 'GIF89aZyxwvutsrq' }));
  expect(JSON.stringify(log.lines)).not.toContain('Zyxwvutsrq');
});
