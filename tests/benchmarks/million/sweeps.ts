import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { openFolderFileStore } from '#server/adapters/file-store/folder.ts';
import type { Database } from '#server/db/database.ts';
import { tidySessions } from '#server/features/accounts/tidy-sessions.ts';
import { createAuditTrail } from '#server/features/audit/audit-trail.ts';
import { createDocumentWorkRepository } from '#server/features/documents/document-work.repository.ts';
import { eraseDocument } from '#server/features/documents/erase-document.job.ts';
import { eraseDocumentQueue } from '#server/features/documents/document-queues.ts';
import { retentionSweep } from '#server/features/documents/retention-sweep.ts';
import { sweepStorage } from '#server/features/documents/sweep-storage.ts';
import { tidyPdfReports } from '#server/features/pdf-reports/tidy-pdf-reports.ts';
import { tidyVisits } from '#server/features/shares/tidy-visits.ts';
import { tidyUploads } from '#server/features/uploads/tidy-uploads.ts';
import { tidyRequestCounts } from '#server/http/rate/request-counts.repository.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { wallMs } from '../measure.ts';
import type { Cluster } from './cluster.ts';
import type { Keys } from './keys.ts';
import type { PlanWatch } from './plans.ts';

const rounds = 5;
const blobsAtOnce = 500;

type Measuring = { cluster: Cluster; dataDir: string; keys: Keys; plans: PlanWatch };

/** Milliseconds of what the program does by itself, at its start and now and then, when there is nothing to be done. */
export async function measureSweeps(
  db: Kysely<Database>,
  { cluster, dataDir, keys, plans }: Measuring,
): Promise<Map<string, number[]>> {
  const log = createMemoryLog();
  const audit = createAuditTrail(keys.auditKey);
  const files = await openFolderFileStore(join(dataDir, 'files'));
  const jobs = await startJobs({ address: cluster.address, queues: [eraseDocumentQueue], log });
  const work = createDocumentWorkRepository(db);
  const never = new AbortController().signal;
  const sweeps: Record<string, () => Promise<unknown>> = {
    'retention, every minute': () => retentionSweep({ db, audit, jobs, log }).run(never),
    'sessions, every five minutes': () => tidySessions({ db, audit }).run(never),
    'visits, every five minutes': () => tidyVisits({ db }).run(),
    'PDF reports, every minute': () => tidyPdfReports({ db }).run(),
    'uploads, every minute': () => tidyUploads({ db, files }).run(),
    'counts of requests, every five minutes': () => tidyRequestCounts({ db }).run(),
    'storage, every day, without its files': () => sweepStorage({ work, files, audit, graceMs: 0 }),
    [`storage, ${blobsAtOnce} of its files`]: async () => work.findOrphans(await someBlobs(db)),
    'erase a document': async () => eraseDocument({ work, files, audit }, { ticket: await dueForErasure(db) }),
  };
  const waits = new Map<string, number[]>();
  try {
    for (const [name, run] of Object.entries(sweeps)) {
      const ms: number[] = [];
      for (let round = 0; round < rounds; round += 1) ms.push(await wallMs(run));
      waits.set(name, ms);
      await plans.during(name, run);
    }
  } finally {
    await jobs.stop({ withinMs: 1_000 });
  }
  return waits;
}

async function someBlobs(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ blob: string }>`
    select blob from documents where blob > ${randomUUID()} order by blob limit ${blobsAtOnce}`.execute(db);
  return rows.map(({ blob }) => blob);
}

/** One that somebody has talked about, deleted long enough ago. */
async function dueForErasure(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ ticket: string }>`
    update documents set deleted_at = now() - interval '1 hour'
    where ticket = (
      select ticket from comments join documents using (ticket)
      where deleted_at is null and ticket not in (select ticket from bench.templates) limit 1)
    returning ticket`.execute(db);
  return rows[0]?.ticket ?? '';
}
