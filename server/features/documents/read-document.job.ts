import { buffer } from 'node:stream/consumers';
import type { Explanation } from '#core/documents/explanation.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import type { Explainer } from '../../ports/explainer.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { Extraction, TextExtractor } from '../../ports/text-extractor.ts';
import { readDocumentQueue, type TicketPayload } from './document-queues.ts';
import type { DocumentRecord } from './document-record.ts';
import type { DocumentWorkRepository, ReadOutcome } from './document-work.repository.ts';
import { Label, openPart, parts, sealPart } from './sealed-parts.ts';

export type ReadDocumentDeps = {
  work: DocumentWorkRepository;
  keyRing: KeyRing;
  files: FileStore;
  extractor: TextExtractor;
  explainer: Explainer;
};

/** Reads and explains one document. May be repeated and interrupted anywhere: the outcome is stored at once or not at all. */
export async function readDocument(
  deps: ReadDocumentDeps,
  { ticket }: TicketPayload,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const record = await deps.work.findUnread(ticket);
  if (record === undefined) return;
  await deps.work.finish(ticket, await read(deps, record, signal).catch(damagedOrThrow));
}

async function read(deps: ReadDocumentDeps, record: DocumentRecord, signal: AbortSignal): Promise<ReadOutcome> {
  const { work, extractor, explainer } = deps;
  await work.enter(record.ticket, 'extracting');
  const startedAt = performance.now();
  const extraction = await extractor.extract(
    { bytes: await openOriginal(deps, record), mediaType: record.fileType },
    { signal },
  );
  const extractMs = performance.now() - startedAt;
  if (extraction.outcome === 'unreadable') return { stage: 'unreadable', reason: extraction.reason };

  await work.enter(record.ticket, 'reading');
  const { text, source, notes } = extraction;
  const input = { text, source, notes, chosenType: record.documentType, extractMs };
  const explanation = await explainer.explain(input, { signal });

  await work.enter(record.ticket, 'explaining');
  return seal(deps, record, { extraction, explanation });
}

const openOriginal = ({ keyRing, files }: ReadDocumentDeps, { key, blob }: DocumentRecord): Promise<Buffer> =>
  buffer(keyRing.decryptStream(key, parts.original, files.read(blob)));

type Understood = { extraction: Extract<Extraction, { outcome: 'read' }>; explanation: Explanation };

async function seal(
  { keyRing }: ReadDocumentDeps,
  { key, sealedLabel }: DocumentRecord,
  { extraction, explanation: { text, ...explanation } }: Understood,
): Promise<ReadOutcome> {
  const { title } = await openPart(keyRing, key, 'label', { sealed: sealedLabel, shape: Label });
  return {
    stage: 'explained',
    sealedLabel: await sealPart(keyRing, key, 'label', {
      title,
      readingNotes: extraction.notes.map((note) => note.text),
    }),
    sealedText: await sealPart(keyRing, key, 'text', text),
    sealedExplanation: await sealPart(keyRing, key, 'explanation', explanation),
  };
}

/** A blob that does not open will not open next time either; everything else is worth another try. */
function damagedOrThrow(error: unknown): ReadOutcome {
  if (error instanceof AppError && error.code === 'storage.damaged') {
    return { stage: 'unreadable', reason: 'storage_damaged' };
  }
  throw error;
}

export const readDocumentJob = (deps: ReadDocumentDeps): JobHandler<TicketPayload> => ({
  queue: readDocumentQueue,
  run: (payload, context) => readDocument(deps, payload, context),
  giveUp: ({ ticket }) => deps.work.finish(ticket, { stage: 'unreadable', reason: 'too_complex' }),
});
