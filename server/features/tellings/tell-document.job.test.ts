import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eraseDocumentQueue, readDocumentQueue, readLongDocumentQueue } from '../documents/document-queues.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { uploadForm } from '#tests/support/document-server.ts';
import type { MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { firstDraft, setupTellings } from '#tests/support/telling-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { tellDocumentQueue } from './telling-queue.ts';

const database = await createTestDatabase();
const { db, address } = database;
const patience = { timeout: 20_000, interval: 50 };

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

/** A server whose documents are read and told by a real queue. */
async function setup(answer: () => MockAnswer) {
  const tellings = await setupTellings(database, { answers: { openai: answer }, budgetMs: 60_000, isRead: false });
  const { parts, work, log, stopping, guest } = tellings;
  const queues = [readDocumentQueue, readLongDocumentQueue, eraseDocumentQueue, tellDocumentQueue];
  const jobs = await startJobs({ address, queues, log });
  await jobs.work(jobHandlers({ ...parts, jobs, work, workers: 1, stopping: stopping.signal }));
  onTestFinished(async () => {
    stopping.abort();
    await jobs.stop({ withinMs: 5_000 });
  });

  const read = async (who = guest) => {
    const { id } = (await who.upload(uploadForm({ file: 'CRP 3 mg/L\nFerritin 90 ng/mL' }))).json().data;
    const ticket = String(id).slice('temp-'.length);
    await jobs.send(readDocumentQueue, { ticket });
    return ticket;
  };
  const stages = async () => (await db.selectFrom('tellings').select('stage').execute()).map(({ stage }) => stage);
  const writing = async () => (await stages()).filter((stage) => stage === 'writing').length;
  const isRead = async (ticket: string) =>
    (await db.selectFrom('documents').select('stage').where('ticket', '=', ticket).executeTakeFirst())?.stage;
  return { ...tellings, jobs, read, stages, writing, isRead };
}

test('while providers keep many tellings waiting, documents of others are read', async () => {
  const { read, stages, writing, isRead, meetGuest } = await setup(() => ({ fault: 'hang_before_headers' }));
  for (let count = 0; count < 6; count += 1) await read();
  // One place of the four is left for somebody else.
  await vi.waitFor(async () => expect([await writing(), (await stages()).length]).toEqual([3, 6]), patience);

  const ticket = await read(await meetGuest());

  await vi.waitFor(async () => expect(await isRead(ticket)).toBe('explained'), patience);
  expect(await writing()).toBe(3);
});

test('a process that stops hands its tellings on, and what it asked is left', async () => {
  let isHanging = true;
  const { read, writing, stages, stopping, requestsOf, wasAsked, parts, work, jobs } = await setup(() =>
    isHanging ? { fault: 'hang_before_headers' } : firstDraft,
  );
  await read();
  await vi.waitFor(async () => expect(await writing()).toBe(1), patience);
  await wasAsked('openai');
  isHanging = false;

  stopping.abort();
  expect(await requestsOf('openai')[0]?.wasLeft).toBe(true);
  await jobs.stop({ withinMs: 5_000 });
  expect(await stages()).toEqual(['writing']);

  const next = await startJobs({ address, queues: [tellDocumentQueue], log: parts.log });
  onTestFinished(() => next.stop({ withinMs: 1_000 }));
  const handlers = jobHandlers({ ...parts, jobs: next, work, workers: 1, stopping: new AbortController().signal });
  await next.work(handlers.filter(({ queue }) => queue.name === tellDocumentQueue.name));
  await vi.waitFor(async () => expect(await stages()).toEqual(['done']), patience);
});
