import type { JobHandler, Jobs } from '#server/jobs/jobs.ts';
import { tellDocument, type TellDocumentDeps } from './tell-document.ts';
import { tellDocumentQueue, type TellingRef } from './telling-queue.ts';

/** Tells several documents at once: most of a run is waiting for a provider. */
const concurrency = 4;

export const tellDocumentJob = (deps: TellDocumentDeps & { jobs: Jobs }): JobHandler<TellingRef> => ({
  queue: tellDocumentQueue,
  concurrency,
  async run(ref, { signal, turn }) {
    try {
      // What was handed on may come back before the process has stopped: nothing is begun any more.
      deps.stopping.throwIfAborted();
      await tellDocument(deps, ref, { signal });
    } catch (error) {
      if (!deps.stopping.aborted) throw error;
      // The process stops: the next one begins anew, and this does not count as a failure.
      await deps.jobs.send(tellDocumentQueue, ref, turn && { turn });
    }
  },
  giveUp: (ref) => deps.work.giveUp(ref, 'unavailable'),
});
