import { runAlone } from '#server/jobs/run-alone.ts';
import type { Log } from '#server/ports/log.ts';
import { applyDueChanges } from '../plans/apply-due-changes.ts';
import { forgetAddresses } from '../plans/guest-addresses.ts';
import { expireDocuments, type ExpireDocumentsDeps } from './expire-documents.ts';

/** Removes what may be kept no longer, every minute and by one process at a time. What a crash interrupts is found by the next round. */
export const retentionSweep = (deps: ExpireDocumentsDeps & { log: Log }) => ({
  name: 'retention',
  seconds: 60,
  async run(signal: AbortSignal): Promise<void> {
    await runAlone(deps.db, 'retention sweep', async () => {
      await applyDueChanges(deps, signal);
      const documents = await expireDocuments(deps, signal);
      if (documents > 0) deps.log.info('documents.expired', { documents });
      await forgetAddresses(deps.db);
    });
  },
});
