import type { FileStore } from '../../ports/file-store.ts';
import type { DocumentWorkRepository, ReadOutcome } from './document-work.repository.ts';
import type { AlsoWithin } from './insert-document.ts';

type FinishDocumentDeps = { work: DocumentWorkRepository; files: FileStore };

/** Stores the outcome of a reading with what follows from it, and then removes the pictures that do not belong to it. */
export async function finishDocument(
  { work, files }: FinishDocumentDeps,
  ticket: string,
  outcome: ReadOutcome,
  alsoWithin?: AlsoWithin,
): Promise<void> {
  for (const blob of await work.finish(ticket, outcome, alsoWithin)) await files.remove(blob);
}
