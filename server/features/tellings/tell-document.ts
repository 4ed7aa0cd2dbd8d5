import { randomUUID } from 'node:crypto';
import type { Engine, Explanation } from '#core/documents/explanation.ts';
import type { Told } from '#core/documents/telling.ts';
import { finishedOf } from '#core/drafting/draft-parts.ts';
import type { DraftItem } from '#core/drafting/draft.ts';
import type { PreparedTelling } from '#core/drafting/prepare-telling.ts';
import type { JudgeChoice } from '#server/ai-config.ts';
import type { ModelDesk } from '#server/models/model-desk.ts';
import type { Attempt, Tried } from '#server/models/try-in-order.ts';
import { whyFailed } from '#server/models/why-failed.ts';
import { ModelFailure, type LanguageModel } from '../../ports/language-model.ts';
import type { Log } from '../../ports/log.ts';
import type { Teller } from '../../ports/teller.ts';
import { isStillAllowed } from '../consents/allowed-models.ts';
import { findTellers } from './find-tellers.ts';
import { judgesOf, judgeTelling, type AskJudge } from './judge-telling.ts';
import { openReading, type OpenReadingDeps } from './open-reading.ts';
import { sealTold } from './sealed-told.ts';
import type { TellingKey } from './telling-key.ts';
import type { TellingRef } from './telling-queue.ts';
import type { TellingEnd, TellingRun, ToTell } from './telling-work.repository.ts';
import { RunOver, watchRun, type WatchedRun, type WatchRunDeps } from './watch-run.ts';
import { prepareToWrite, writeTelling, type Written } from './write-telling.ts';

export type TellDocumentDeps = OpenReadingDeps &
  WatchRunDeps & {
    desk: ModelDesk;
    teller: Teller;
    /** Which model reads what another has written. */
    judge: JudgeChoice;
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
  if (toTell === undefined) return void (await work.end(run, nobodyAsked));

  const watched = watchRun(deps, { ...run, owner: toTell.record.owner }, signal);
  try {
    const end = await tell(deps, { run, toTell, watched });
    if (await work.end(run, end)) log.info('telling.ended', fieldsOf(end));
  } catch (error) {
    if (!isOver(error, watched)) throw error;
    await work.end(run, nobodyAsked);
  } finally {
    watched.end();
  }
}

// Of a document that is gone for now, nothing is under way when it comes back.
const nobodyAsked: TellingEnd = { stage: 'none', reason: null };

const fieldsOf = (end: TellingEnd) =>
  end.stage === 'done'
    ? { stage: end.stage, engine: end.engine }
    : { stage: end.stage, ...(end.reason !== null && { reason: end.reason }) };

const isOver = (error: unknown, { signal }: WatchedRun): boolean =>
  error instanceof RunOver || (signal.aborted && signal.reason instanceof RunOver);

type Telling = { run: TellingRun; toTell: ToTell; watched: WatchedRun };

async function tell(deps: TellDocumentDeps, telling: Telling): Promise<TellingEnd> {
  const { desk, keyRing, tellingKey } = deps;
  const { run, toTell, watched } = telling;
  const { record, reading } = toTell;
  const { level, language, ticket } = run;
  const { explanation } = await openReading(deps, record, { reading, level });
  const tellers = await findTellers(deps, record, explanation);
  if ('reason' in tellers) return { stage: 'none', reason: tellers.reason };

  const { models } = tellers;
  const { signal } = watched;
  const [model] = models;
  // The first one before its time runs: our own threads may still have to learn what we know.
  const ready: Ready = model && {
    engine: model.engine,
    prepared: await prepareToWrite(deps.teller, { model, explanation, level, language, owner: record.owner, signal }),
  };

  const endsAt = performance.now() + desk.budgetMs;
  const unfinished: Unfinished = { items: [], written: undefined };
  const attempt = attemptOf(deps, telling, { explanation, ready, unfinished });
  const written = await desk.ask({
    models,
    ticket,
    purpose: 'telling',
    signal,
    attempt,
    budgetMs: Math.floor(desk.budgetMs * writersShare),
  });
  const best =
    written.outcome === 'written'
      ? { by: written.by, ...written.result }
      : await stillAllowed(deps, telling, unfinished);
  if (best === undefined) {
    const tried = written.outcome === 'failed' ? written.tried : [];
    return whyNot(deps, { ticket, explanation, tried });
  }

  const judges = judgesOf(models, best.by, deps.judge);
  const ask: AskJudge = async (attempt) => {
    const budgetMs = Math.max(leastToJudgeMs, Math.floor(endsAt - performance.now()));
    const judge: typeof attempt = async (model, limits) => {
      const withdrawn = await watched.enter(model);
      return attempt(model, { ...limits, signal: AbortSignal.any([limits.signal, withdrawn]) });
    };
    const judged = await desk.ask({ models: judges, ticket, purpose: 'judging', signal, attempt: judge, budgetMs });
    return judged.outcome === 'written' ? judged : undefined;
  };
  const told = await judgeTelling(deps.teller, best, ask, { owner: record.owner, signal });
  const by = { engine: best.by.engine, model: best.by.model };
  return {
    ...by,
    stage: 'done',
    fits: tellingKey({ ...by, text: explanation.text, owner: record.owner, level, language }),
    sealedTold: await sealTold(keyRing, record.key, run, told),
  };
}

// What is left of the time is for whoever judges.
const writersShare = 0.75;
const leastToJudgeMs = 10_000;

/** What models have finished before they failed, in order, and the last of it held against the document. */
type Unfinished = { items: readonly DraftItem[]; written: (Written & { by: LanguageModel }) | undefined };

/** Of what was not finished nothing is shown when its owner has withdrawn what they agreed to. */
async function stillAllowed(
  deps: TellDocumentDeps,
  { run, toTell }: Telling,
  { written }: Unfinished,
): Promise<Unfinished['written']> {
  const isAllowed =
    written !== undefined &&
    (await isStillAllowed(deps.consentRules, { ticket: run.ticket, owner: toTell.record.owner }, written.by));
  return isAllowed ? written : undefined;
}

/** What one of the models is asked, where it is known already. */
type Ready = { engine: Engine; prepared: PreparedTelling } | undefined;

/** What one model is asked, and what is shown of it while it writes. */
const attemptOf =
  (
    { work, teller, keyRing, showEveryMs = 250 }: TellDocumentDeps,
    { run, toTell, watched }: Telling,
    { explanation, ready, unfinished }: { explanation: Explanation; ready: Ready; unfinished: Unfinished },
  ): Attempt<Written> =>
  async (model, { signal, firstWithinMs }) => {
    const withdrawn = await watched.enter(model);
    const keepOrStop = (isHeld: boolean) => {
      if (!isHeld) throw new RunOver();
    };
    const show = async (soFar: Told) => {
      const sealed = await sealTold(keyRing, toTell.record.key, run, soFar);
      if (!signal.aborted) keepOrStop(await work.keep(run, sealed));
    };
    try {
      withdrawn.throwIfAborted();
      keepOrStop(await work.enter(run, model));
      const both = AbortSignal.any([signal, withdrawn]);
      const { level, language } = run;
      const prepared = ready?.engine === model.engine ? ready.prepared : undefined;
      const { owner } = toTell.record;
      const toWrite = { model, explanation, level, language, owner, prepared, earlier: unfinished.items };
      const onUnfinished = (written: Written) => {
        unfinished.items = finishedOf(written.draft.items, model.engine);
        unfinished.written = { ...written, by: model };
      };
      return await writeTelling(teller, { ...toWrite, firstWithinMs, show, showEveryMs, onUnfinished, signal: both });
    } catch (error) {
      throw withdrawn.aborted ? new ModelFailure('cancelled', { engine: model.engine }) : error;
    }
  };

type Failed = { ticket: string; explanation: Explanation; tried: readonly Tried[] };

/** Whoever withdrew what they agreed to is told so, and not that the models failed. */
async function whyNot(deps: TellDocumentDeps, { ticket, explanation, tried }: Failed): Promise<TellingEnd> {
  const now = await deps.work.findToTell(ticket);
  if (now === undefined) return nobodyAsked;
  const tellers = await findTellers(deps, now.record, explanation);
  if ('reason' in tellers) return { stage: 'none', reason: tellers.reason };
  return { stage: 'failed', reason: whyFailed(tried) };
}
