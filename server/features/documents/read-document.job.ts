import type { Explanation } from '#core/documents/explanation.ts';
import type { DocumentLayout } from '#core/documents/page-layout.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { withSuspects } from '#core/reading/doubts/suspect-words.ts';
import type { JobHandler, Jobs } from '#server/jobs/jobs.ts';
import type { Explainer } from '../../ports/explainer.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { Log } from '../../ports/log.ts';
import type { Extraction, TextExtractor } from '../../ports/text-extractor.ts';
import { readDocumentQueue, readLongDocumentQueue, type TicketPayload } from './document-queues.ts';
import type { DocumentRecord } from './document-record.ts';
import type { DocumentWorkRepository, ReadOutcome } from './document-work.repository.ts';
import { finishDocument } from './finish-document.ts';
import type { AlsoWithin } from './insert-document.ts';
import { keepPages, ReadingOver } from './pages/keep-pages.ts';
import { leaveLongOnes, TakesLong } from './pages/leave-long-ones.ts';
import { markedOnly } from './layout/packed-layout.ts';
import { sealLayout } from './layout/sealed-layout.ts';
import { Label, openPart, parts, sealPart } from './sealed-parts.ts';

export type ReadDocumentDeps = {
  work: DocumentWorkRepository;
  keyRing: KeyRing;
  files: FileStore;
  extractor: TextExtractor;
  explainer: Explainer;
  log: Log;
  /** What is to happen exactly when a document is kept as explained. */
  afterReading?: (record: DocumentRecord, explanation: Explanation) => Promise<AlsoWithin | undefined>;
  /** Milliseconds that only ever grow. */
  now?: () => number;
};

type Reading = { signal: AbortSignal; patience?: 'short' };

/**
 * Reads and explains one document. May be repeated and interrupted anywhere: the outcome is stored at once or not at all. Throws TakesLong
 * when patience is short and many pages are still to be recognised.
 */
export async function readDocument(deps: ReadDocumentDeps, { ticket }: TicketPayload, reading: Reading): Promise<void> {
  const record = await deps.work.findUnread(ticket);
  if (record === undefined) return;
  const read = await readAndExplain(deps, record, reading).catch(outcomeOf);
  if (read !== undefined) await finish(deps, ticket, read);
}

async function finish(deps: ReadDocumentDeps, ticket: string, { outcome, alsoWithin }: Read): Promise<void> {
  await finishDocument(deps, ticket, outcome, alsoWithin);
  deps.log.info('document.read', { outcome: outcome.stage === 'explained' ? outcome.stage : outcome.reason });
}

type Read = { outcome: ReadOutcome; alsoWithin?: AlsoWithin | undefined };

async function readAndExplain(
  deps: ReadDocumentDeps,
  record: DocumentRecord,
  { signal, patience }: Reading,
): Promise<Read> {
  const { work, files, keyRing, extractor, explainer } = deps;
  const { key, blob, owner } = record;
  await work.enter(record.ticket, 'extracting');
  const startedAt = performance.now();
  const { onPage, kept } = keepPages(deps, key);
  const bytes = keyRing.decryptStream(key, parts.original, files.read(blob));
  const extraction = await extractor.extract(
    { bytes, mediaType: record.fileType },
    { signal, onPage: patience === 'short' ? leaveLongOnes(onPage, deps.now) : onPage },
  );
  const extractMs = performance.now() - startedAt;
  if (extraction.outcome === 'unreadable') {
    return { outcome: { stage: 'unreadable', reason: extraction.reason } };
  }

  await work.enter(record.ticket, 'reading');
  const { text, source, notes, layout } = extraction;
  // What does not fit the results that were read is doubtful too, and is kept so with the words of the page.
  const explain = (pages: DocumentLayout) => {
    const input = { text, source, notes, layout: markedOnly(pages), chosenType: record.documentType, extractMs };
    return explainer.explain(input, { owner, signal });
  };
  const first = await explain(layout);
  const suspected = withSuspects(layout, first.labResults, first.text);
  const explanation = suspected === layout ? first : await explain(suspected);

  await work.enter(record.ticket, 'explaining');
  return {
    outcome: await seal(deps, record, { extraction: { ...extraction, layout: suspected }, explanation, kept }),
    alsoWithin: await deps.afterReading?.(record, explanation),
  };
}

type Understood = {
  extraction: Extract<Extraction, { outcome: 'read' }>;
  explanation: Explanation;
  kept: ReadonlySet<number>;
};

async function seal(
  { keyRing }: ReadDocumentDeps,
  { key, sealedLabel }: DocumentRecord,
  { extraction, explanation: { text, ...explanation }, kept }: Understood,
): Promise<ReadOutcome> {
  const { title } = await openPart(keyRing, key, 'label', { sealed: sealedLabel, shape: Label });
  const pages = extraction.layout.pages.map((page) => ({
    ...page,
    hasPicture: page.hasPicture && kept.has(page.number),
  }));
  return {
    stage: 'explained',
    sealedLabel: await sealPart(keyRing, key, 'label', {
      title,
      readingNotes: extraction.notes.map((note) => note.text),
      kind: explanation.documentKind,
    }),
    sealedText: await sealPart(keyRing, key, 'text', text),
    sealedLayout: await sealLayout(keyRing, key, { pages }),
    sealedExplanation: await sealPart(keyRing, key, 'explanation', explanation),
    pictures: pages.filter(({ hasPicture }) => hasPicture).map(({ number }) => number),
  };
}

/** A blob that does not open will not open next time either; everything else is worth another try. Undefined when nobody waits for an outcome. */
function outcomeOf(error: unknown): Read | undefined {
  if (error instanceof ReadingOver) return undefined;
  if (error instanceof AppError && error.code === 'storage.damaged') {
    return { outcome: { stage: 'unreadable', reason: 'storage_damaged' } };
  }
  throw error;
}

const giveUp = (deps: ReadDocumentDeps) => ({
  giveUp: ({ ticket }: TicketPayload) =>
    finish(deps, ticket, { outcome: { stage: 'unreadable', reason: 'too_complex' } }),
});

/** Reads what is read soon, and passes on what takes long. */
export const readDocumentJob = (deps: ReadDocumentDeps & { jobs: Jobs }): JobHandler<TicketPayload> => ({
  ...giveUp(deps),
  queue: readDocumentQueue,
  async run(payload, { signal, turn }) {
    try {
      await readDocument(deps, payload, { signal, patience: 'short' });
    } catch (error) {
      if (!(error instanceof TakesLong)) throw error;
      await deps.work.enter(payload.ticket, 'waiting');
      await deps.jobs.send(readLongDocumentQueue, payload, turn && { turn });
    }
  },
});

/** Reads what takes long, beside the others. */
export const readLongDocumentJob = (deps: ReadDocumentDeps): JobHandler<TicketPayload> => ({
  ...giveUp(deps),
  queue: readLongDocumentQueue,
  run: (payload, { signal }) => readDocument(deps, payload, { signal }),
});
