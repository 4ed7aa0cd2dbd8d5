import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';
import { readDocumentQueue } from '#server/features/documents/document-queues.ts';
import { readDocumentJob } from '#server/features/documents/read-document.job.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { plainExplainer } from '#tests/support/plain-explain.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { childProcesses } from '#tests/support/child-processes.ts';

const database = await createTestDatabase();
const misbehaving = fileURLToPath(
  new URL('../../server/adapters/text-extractor/child/child-misbehaving.test-helper.ts', import.meta.url),
);

test('a document whose child is taken away every time is tried three times, and then says that it is too complex', async () => {
  const { work, keyRing, files, kept, meetGuest } = await createDocumentServer(database);
  const guest = await meetGuest();
  const { id } = (await guest.upload(uploadForm({ file: 'be-killed' }))).json().data;
  const log = createMemoryLog();
  const jobs = await startJobs({ address: database.address, queues: [readDocumentQueue], log });
  const extractor = createTextExtractor({ program: misbehaving });
  await jobs.work([readDocumentJob({ work, keyRing, files, extractor, explainer: plainExplainer, log, jobs })]);

  for (const { payload } of await kept.waiting())
    await jobs.send(readDocumentQueue, readDocumentQueue.payload.parse(payload));

  const show = async () => (await guest.get(`/api/medical-documents/${id}`)).json().data;
  await vi.waitFor(
    async () => expect(await show()).toMatchObject({ stage: 'unreadable', unreadableReason: 'too_complex' }),
    { timeout: 25_000, interval: 200 },
  );
  expect(log.lines.filter(({ event }) => event === 'job.failed')).toHaveLength(3);
  expect(childProcesses()).toEqual([]);
  await jobs.stop({ withinMs: 2_000 });
});
