import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Telling, TellingChoice } from '#core/documents/telling.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { createAlarm } from '../documents/alarm.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import type { ProgressFeed } from '../documents/progress-feed.ts';
import { findTelling, presentTelling, type FindTellingDeps } from './find-telling.ts';
import { openReading, type OpenReadingDeps } from './open-reading.ts';

export type FollowTellingDeps = FindTellingDeps &
  OpenReadingDeps & { documents: DocumentRepository; progress: ProgressFeed };

/** `unchanged` comes now and then, so that the connection is seen to be alive. */
export type TellingEvent = Telling | 'unchanged';

type Followed = TellingChoice & { ref: DocumentRef; signal: AbortSignal };

// Between looks: notices carry the news, and looking covers the ones that were missed.
const lookEveryMs = { live: 15_000, deaf: 2_000 };

/** Where a telling stands, whole, now and at every change, until it has ended or is no longer the actor's to see. Throws AppError('interpretation.not_found') before it was read. */
export async function followTelling(
  deps: FollowTellingDeps,
  actor: Actor,
  { ref, signal, ...choice }: Followed,
): Promise<AsyncIterable<TellingEvent>> {
  const { ticket, stage } = await getOwnRecord(deps.documents, actor, ref);
  if (stage !== 'explained') throw new AppError('interpretation.not_found');
  return follow(deps, actor, { ref: `temp-${ticket}`, signal, ...choice });
}

async function* follow(deps: FollowTellingDeps, actor: Actor, followed: Followed): AsyncGenerator<TellingEvent> {
  const { progress } = deps;
  const { signal, ref } = followed;
  const alarm = createAlarm();
  const unsubscribe = progress.subscribe(ref.slice('temp-'.length), alarm.ring);
  signal.addEventListener('abort', alarm.ring);
  let revision: number | undefined;
  try {
    while (!signal.aborted && !progress.isClosed()) {
      const telling = await look(deps, actor, { ...followed, known: revision });
      if (telling === undefined) return;
      yield telling;
      if (telling !== 'unchanged') {
        if (isOver(telling)) return;
        revision = telling.revision;
      }
      await alarm.sleep(progress.isLive() ? lookEveryMs.live : lookEveryMs.deaf);
    }
  } finally {
    signal.removeEventListener('abort', alarm.ring);
    unsubscribe();
  }
}

const isOver = ({ stage }: Telling): boolean => stage === 'done' || stage === 'failed' || stage === 'none';

/** Asked for anew as the actor's each time: a deletion ends the stream. Undefined when there is nothing to see. */
async function look(
  deps: FollowTellingDeps,
  actor: Actor,
  { ref, level, language, known }: Followed & { known: number | undefined },
): Promise<TellingEvent | undefined> {
  const { documents, tellings, keyRing } = deps;
  const choice = { level, language };
  const record = await documents.find(ownerOf(actor), ref);
  if (record === undefined) return undefined;
  const stored = await tellings.find(record.owner, { ticket: record.ticket, ...choice });
  if (stored !== undefined && stored.revision === known) return 'unchanged';
  if (stored?.stage === 'waiting' || stored?.stage === 'writing' || stored?.stage === 'failed') {
    return presentTelling(keyRing, record, { ...choice, stored });
  }
  // What was told before has to fit what the document says now.
  const reading = await documents.findReading(ownerOf(actor), ref);
  if (reading === undefined) return undefined;
  const { explanation } = await openReading(deps, record, { reading, level: 'standard' });
  return findTelling(deps, record, { ...choice, explanation });
}
