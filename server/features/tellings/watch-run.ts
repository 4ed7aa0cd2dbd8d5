import type { LanguageModel } from '../../ports/language-model.ts';
import { isStillAllowed, type ConsentRules } from '../consents/allowed-models.ts';
import { createAlarm } from '../documents/alarm.ts';
import type { ProgressFeed } from '../documents/progress-feed.ts';
import type { TellingRun, TellingWorkRepository } from './telling-work.repository.ts';

export type WatchRunDeps = {
  work: TellingWorkRepository;
  consentRules: ConsentRules;
  progress: ProgressFeed;
  /** Fires when the process is to stop. */
  stopping: AbortSignal;
};

export type WatchedRun = {
  /** Fires when nobody waits for this run any more, or the process stops. */
  readonly signal: AbortSignal;
  /** Fires as soon as this model may no longer be asked: its owner withdrew what they agreed to. Throws RunOver. */
  enter(model: LanguageModel): Promise<AbortSignal>;
  end(): void;
};

/** This run may not write any more: another has taken the telling over, or the document is gone. */
export class RunOver extends Error {
  override readonly name = 'RunOver';
}

// Notices carry the news; looking covers the ones that were missed.
const lookEveryMs = 2_000;

/** Looks, at every notice of the document and now and then, whether a run is still wanted. */
export function watchRun(
  { work, consentRules, progress, stopping }: WatchRunDeps,
  run: TellingRun & { owner: string },
  outer: AbortSignal,
): WatchedRun {
  const alarm = createAlarm();
  const unsubscribe = progress.subscribe(run.ticket, alarm.ring);
  const over = new AbortController();
  let asked: { model: LanguageModel; withdrawn: AbortController } | undefined;
  let isEnded = false;

  const look = async () => {
    const now = asked; // while we look, the next one may be asked
    if (!(await work.isHeld(run))) over.abort(new RunOver());
    else if (now && !(await isStillAllowed(consentRules, run, now.model))) now.withdrawn.abort();
  };

  void (async () => {
    while (!isEnded) {
      await alarm.sleep(lookEveryMs);
      // A look that fails says nothing: the next one may.
      if (!isEnded) await look().catch(() => undefined);
    }
  })();

  return {
    signal: AbortSignal.any([outer, stopping, over.signal]),
    async enter(model) {
      const withdrawn = new AbortController();
      asked = { model, withdrawn };
      await look();
      over.signal.throwIfAborted();
      return withdrawn.signal;
    },
    end() {
      isEnded = true;
      unsubscribe();
      alarm.ring();
    },
  };
}
