import { randomUUID } from 'node:crypto';
import { whyFailed } from '#server/models/why-failed.ts';
import type { ModelDesk } from '#server/models/model-desk.ts';
import { ModelFailure } from '../../ports/language-model.ts';
import type { Log } from '../../ports/log.ts';
import type { Teller } from '../../ports/teller.ts';
import { findTellers } from './find-tellers.ts';
import { openReading, type OpenReadingDeps } from './open-reading.ts';
import { sealTold } from './sealed-told.ts';
import type { TellingKey } from './telling-key.ts';
import type { TellingRef } from './telling-queue.ts';
import type { TellingEnd, TellingRun, ToTell } from './telling-work.repository.ts';
import { RunOver, watchRun, type WatchedRun, type WatchRunDeps } from './watch-run.ts';
import { writeTelling } from './write-telling.ts';

export type TellDocumentDeps = OpenReadingDeps &
  WatchRunDeps & {
    desk: ModelDesk;
    teller: Teller;
    tellingKey: TellingKey;
    log: Log;
    /** Milliseconds between two states of a telling that are shown. */
    showEveryMs?: number;
  };

/**
 * Has a document told by the models that may, one after another. May be interrupted anywhere and repeated: it begins anew each time, and
 * what an earlier run still does is not kept. Throws when the process stops before the end.
 */
export async function tellDocument(
  deps: TellDocumentDeps,
  ref: TellingRef,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { work, log } = deps;
  const run: TellingRun = { ...ref, run: randomUUID() };
  if (!(await work.claim(run))) return;
  const toTell = await work.findToTell(ref.ticket);
  if (toTell === undefined) return void (await work.end(run, { stage: 'none', reason: null }));

  const watched = watchRun(deps, { ...run, owner: toTell.record.owner }, signal);
  try {
    const end = await tell(deps, { run, toTell, watched });
    if (await work.end(run, end))
      log.info('telling.ended', {
        stage: end.stage,
        ...('reason' in end && end.reason !== null && { reason: end.reason }),
      });
  } catch (error) {
    if (!isOver(error, watched)) throw error;
    // Of a document that is gone for now, nothing is under way when it comes back.
    await work.end(run, { stage: 'none', reason: null });
  } finally {
    watched.end();
  }
}

const isOver = (error: unknown, { signal }: WatchedRun): boolean =>
  error instanceof RunOver || (signal.aborted && signal.reason instanceof RunOver);

type Telling = { run: TellingRun; toTell: ToTell; watched: WatchedRun };

async function tell(deps: TellDocumentDeps, { run, toTell, watched }: Telling): Promise<TellingEnd> {
  const { work, desk, teller, keyRing, tellingKey, showEveryMs = 250 } = deps;
  const { record, reading } = toTell;
  const { level, language, ticket } = run;
  const { explanation } = await openReading(deps, record, { reading, level });
  const tellers = await findTellers(deps, record, explanation);
  if ('reason' in tellers) return { stage: 'none', reason: tellers.reason };

  const told = await desk.ask({
    models: tellers.models,
    ticket,
    purpose: 'telling',
    signal: watched.signal,
    attempt: async (model, { signal, firstWithinMs }) => {
      const withdrawn = await watched.enter(model);
      if (withdrawn.aborted) throw new ModelFailure('cancelled', { engine: model.engine });
      keepOrStop(await work.enter(run, model));
      const writing = writeTelling(teller, {
        model,
        explanation,
        level,
        language,
        firstWithinMs,
        signal: AbortSignal.any([signal, withdrawn]),
        show: async (soFar) => {
          const sealed = await sealTold(keyRing, record.key, run, soFar);
          if (!signal.aborted) keepOrStop(await work.keep(run, sealed));
        },
        showEveryMs,
      });
      return writing.catch((error: unknown) => {
        throw withdrawn.aborted ? new ModelFailure('cancelled', { engine: model.engine }) : error;
      });
    },
  });
  if (told.outcome === 'failed') {
    const after = await findTellers(deps, record, explanation);
    return 'reason' in after
      ? { stage: 'none', reason: after.reason }
      : { stage: 'failed', reason: whyFailed(told.tried) };
  }
  const { engine, model } = told.by;
  const { owner } = record;
  return {
    stage: 'done',
    engine,
    model,
    fits: tellingKey({ text: explanation.text, owner, engine, model, level, language }),
    sealedTold: await sealTold(keyRing, record.key, run, told.result),
  };
}

function keepOrStop(isHeld: boolean): void {
  if (!isHeld) throw new RunOver();
}
