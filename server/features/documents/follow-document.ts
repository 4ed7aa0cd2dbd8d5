import type { DocumentProgress, DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { createAlarm } from './alarm.ts';
import { idOf, isFinished } from './document-record.ts';
import type { DocumentRepository } from './documents.repository.ts';
import { getOwnRecord } from './get-own-record.ts';
import type { ProgressFeed } from './progress-feed.ts';

export type FollowDocumentDeps = { documents: DocumentRepository; progress: ProgressFeed };

/** `unchanged` comes now and then, so that the connection is seen to be alive. */
export type FollowEvent = DocumentProgress | 'unchanged';

// Between looks: notices carry the news, and looking covers the ones that were missed.
const lookEveryMs = { live: 15_000, deaf: 2_000 };

/** Where a document stands, now and at every change, until it was read or is no longer the reader's to see. */
export async function followDocument(
  deps: FollowDocumentDeps,
  reader: Reader,
  { ref, signal }: { ref: DocumentRef; signal: AbortSignal },
): Promise<AsyncIterable<FollowEvent>> {
  const { ticket } = await getOwnRecord(deps.documents, reader, ref);
  return follow(deps, reader, { ticket, signal });
}

async function* follow(
  { documents, progress }: FollowDocumentDeps,
  reader: Reader,
  { ticket, signal }: { ticket: string; signal: AbortSignal },
): AsyncGenerator<FollowEvent> {
  const alarm = createAlarm();
  const unsubscribe = progress.subscribe(ticket, alarm.ring);
  signal.addEventListener('abort', alarm.ring);
  let told: string | undefined;
  try {
    while (!signal.aborted && !progress.isClosed()) {
      // Asked for anew as the reader's each time: a deletion ends the stream.
      const record = await documents.find(ownerOf(reader), `temp-${ticket}`);
      if (record === undefined) return;
      const { stage, progress: reached } = record;
      const news = JSON.stringify([stage, reached]);
      yield news === told ? 'unchanged' : { id: idOf(record), stage, progress: reached };
      if (isFinished(record)) return;
      told = news;
      await alarm.sleep(progress.isLive() ? lookEveryMs.live : lookEveryMs.deaf);
    }
  } finally {
    signal.removeEventListener('abort', alarm.ring);
    unsubscribe();
  }
}
