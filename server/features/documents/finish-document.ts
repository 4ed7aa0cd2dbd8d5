import type { FileStore } from '../../ports/file-store.ts';
import type { DocumentWorkRepository, ReadOutcome } from './document-work.repository.ts';

type FinishDocumentDeps = { work: DocumentWorkRepository; files: FileStore };

/** Stores the outcome of a reading, and then removes the pictures that do not belong to it. */
export async function finishDocument(
  { work, files }: FinishDocumentDeps,
  ticket: string,
  outcome: ReadOutcome,
): Promise<void> {
  for (const blob of await work.finish(ticket, outcome)) await files.remove(blob);
}
