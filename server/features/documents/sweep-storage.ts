import { setTimeout as wait } from 'node:timers/promises';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { DocumentWorkRepository } from './document-work.repository.ts';
import { eraseDocument } from './erase-document.job.ts';
import { finishDocument } from './finish-document.ts';

type SweepStorageDeps = {
  work: DocumentWorkRepository;
  files: FileStore;
  audit: AuditTrail;
  /** How long a blob may be without its row: an upload of another process is between the two for a moment. */
  graceMs?: number;
};

export type Swept = { erased: number; orphans: number; damaged: number };

const batchSize = 500;

/** After a crash: finishes erasures, removes blobs of no document and says which documents lost theirs. */
export async function sweepStorage(deps: SweepStorageDeps): Promise<Swept> {
  const { work, files, audit, graceMs = 10_000 } = deps;

  const due = await work.listDueErasures();
  for (const ticket of due) await eraseDocument({ work, files, audit }, { ticket });

  const waiting = new Map((await work.listUnread()).map(({ ticket, blob }) => [blob, ticket]));
  const suspects: string[] = [];
  for await (const names of batches(files)) {
    for (const name of names) waiting.delete(name);
    suspects.push(...(await work.findOrphans(names)));
  }
  for (const ticket of waiting.values())
    await finishDocument(deps, ticket, { stage: 'unreadable', reason: 'storage_damaged' });

  return { erased: due.length, orphans: await removeOrphans(deps, suspects, graceMs), damaged: waiting.size };
}

async function removeOrphans({ work, files }: SweepStorageDeps, suspects: string[], graceMs: number): Promise<number> {
  if (suspects.length === 0) return 0;
  await wait(graceMs, undefined, { ref: false });
  const orphans = await work.findOrphans(suspects);
  for (const name of orphans) await files.remove(name);
  return orphans.length;
}

async function* batches(files: FileStore): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const { name } of files.list()) {
    names.push(name);
    if (names.length === batchSize) {
      yield names;
      names = [];
    }
  }
  yield names;
}
