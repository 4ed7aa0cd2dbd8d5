import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Telling, TellingChoice } from '#core/documents/telling.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { createAlarm } from '../documents/alarm.ts';
import type { ProgressFeed } from '../documents/progress-feed.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from '../documents/view-own-record.ts';
import { findTelling, presentTelling, type FindTellingDeps } from './find-telling.ts';
import { mustBeExplained, openReading, type OpenReadingDeps } from './open-reading.ts';
import { createShareLooks } from './share-looks.ts';

export type FollowTellingDeps = FindTellingDeps & OpenReadingDeps & ViewOwnRecordDeps & { progress: ProgressFeed };

/** `unchanged` comes now and then, so that the connection is seen to be alive. */
export type TellingEvent = Telling | 'unchanged';

type Asked = TellingChoice & { ref: DocumentRef };

/** Throws AppError('interpretation.not_found') before the document was read. */
export type FollowTelling = (
  reader: Reader,
  asked: Asked & { signal: AbortSignal },
) => Promise<AsyncIterable<TellingEvent>>;

// Between looks: notices carry the news, and looking covers the ones that were missed.
const lookEveryMs = { live: 15_000, deaf: 2_000 };

/**
 * Where a telling stands, whole, now and at every change, until it has ended or is no longer the reader's to see. All who follow the same
 * one in this process look together.
 */
export function createFollowTelling(deps: FollowTellingDeps): FollowTelling {
  const share = createShareLooks<Telling | undefined>();
  return async (reader, { ref, signal, ...choice }) => {
    const action = 'document.interpretation_viewed';
    const { ticket } = await viewOwnRecord(deps, reader, { ref, action, check: mustBeExplained });
    const asked: Asked = { ref: `temp-${ticket}`, ...choice };
    const key = JSON.stringify([ownerOf(reader), asked]);
    const lookTogether = () => share(key, () => look(deps, reader, asked));
    return follow(deps.progress, { ticket, signal, look: lookTogether });
  };
}

type Followed = { ticket: string; signal: AbortSignal; look: () => Promise<Telling | undefined> };

async function* follow(progress: ProgressFeed, { ticket, signal, look }: Followed): AsyncGenerator<TellingEvent> {
  const alarm = createAlarm();
  const unsubscribe = progress.subscribe(ticket, alarm.ring);
  signal.addEventListener('abort', alarm.ring);
  let known: number | undefined;
  try {
    while (!signal.aborted && !progress.isClosed()) {
      const telling = await look();
      if (telling === undefined) return;
      yield telling.revision === known ? 'unchanged' : telling;
      if (isOver(telling)) return;
      known = telling.revision;
      await alarm.sleep(progress.isLive() ? lookEveryMs.live : lookEveryMs.deaf);
    }
  } finally {
    signal.removeEventListener('abort', alarm.ring);
    unsubscribe();
  }
}

const isOver = ({ stage }: Telling): boolean => stage === 'done' || stage === 'failed' || stage === 'none';

/** Asked for anew as the reader's each time: a deletion ends the stream. Undefined when there is nothing to see. */
async function look(deps: FollowTellingDeps, reader: Reader, { ref, ...choice }: Asked): Promise<Telling | undefined> {
  const { documents, tellings, keyRing } = deps;
  const record = await documents.find(ownerOf(reader), ref);
  if (record === undefined) return undefined;
  const stored = await tellings.find(record.owner, { ticket: record.ticket, ...choice });
  if (stored?.stage === 'waiting' || stored?.stage === 'writing' || stored?.stage === 'failed') {
    return presentTelling(keyRing, record, { ...choice, stored });
  }
  // What was told before has to fit what the document says now.
  const reading = await documents.findReading(ownerOf(reader), ref);
  if (reading === undefined) return undefined;
  const { explanation } = await openReading(deps, record, { reading, level: 'standard' });
  return findTelling(deps, record, { ...choice, explanation });
}
