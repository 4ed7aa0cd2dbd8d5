import { append } from '#core/kernel/append.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { FileStore, StoredFile } from '../../ports/file-store.ts';
import type { DocumentWorkRepository } from './document-work.repository.ts';
import { eraseDocument } from './erase-document.job.ts';
import { finishDocument } from './finish-document.ts';

export type SweepStorageDeps = {
  work: DocumentWorkRepository;
  files: FileStore;
  audit: AuditTrail;
  /** How long a blob may be without its row: an upload of another process is between the two for a moment. */
  graceMs?: number;
  /** Blobs that are younger are left for the next time: a machine that others cannot see may be between the two for longer. */
  spareMs?: number;
};

export type Swept = { erased: number; orphans: number; damaged: number };

const batchSize = 500;
// No ticket comes before it.
const firstTicket = '00000000-0000-0000-0000-000000000000';

/** After a crash: finishes erasures, removes blobs of no document and says which documents lost theirs. */
export async function sweepStorage(deps: SweepStorageDeps): Promise<Swept> {
  const { work, files, graceMs = 10_000, spareMs = 0 } = deps;

  const erased = await eraseDue(deps);
  const waiting = new Map((await work.listUnread()).map(({ ticket, blob }) => [blob, ticket]));
  const suspects: string[] = [];
  for await (const batch of batches(files)) {
    for (const { name } of batch) waiting.delete(name);
    const old = batch.filter(({ writtenAt }) => Date.now() - writtenAt.getTime() >= spareMs);
    append(suspects, await work.findOrphans(old.map(({ name }) => name)));
  }
  for (const ticket of waiting.values())
    await finishDocument(deps, ticket, { stage: 'unreadable', reason: 'storage_damaged' });

  return { erased, orphans: await removeOrphans(deps, suspects, graceMs), damaged: waiting.size };
}

async function eraseDue({ work, files, audit }: SweepStorageDeps): Promise<number> {
  let erased = 0;
  for (let after = firstTicket, found = batchSize; found === batchSize; erased += found) {
    const due = await work.listDueErasures({ after, limit: batchSize });
    for (const ticket of due) await eraseDocument({ work, files, audit }, { ticket });
    found = due.length;
    after = due.at(-1) ?? after;
  }
  return erased;
}

async function removeOrphans({ work, files }: SweepStorageDeps, suspects: string[], graceMs: number): Promise<number> {
  if (suspects.length === 0) return 0;
  await wait(graceMs, undefined, { ref: false });
  let removed = 0;
  for (let from = 0; from < suspects.length; from += batchSize) {
    const orphans = await work.findOrphans(suspects.slice(from, from + batchSize));
    for (const name of orphans) await files.remove(name);
    removed += orphans.length;
  }
  return removed;
}

async function* batches(files: FileStore): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = [];
  for await (const file of files.list()) {
    batch.push(file);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}
