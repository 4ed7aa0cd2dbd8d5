import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HostileReport } from './hostile-guest.ts';

export type HostileGuest = {
  begin(origin: string): void;
  /** Ends what the guest does, and gives what became of it. */
  end(): Promise<HostileReport>;
};

/** The guest with all papers made, in a thread of its own. */
export async function bringHostileGuest(folder: string | undefined): Promise<HostileGuest> {
  const thread = new Worker(new URL('hostile-thread.ts', import.meta.url), { workerData: { folder } });
  await once(thread, 'message');
  return {
    begin: (origin) => thread.postMessage({ origin }),
    async end() {
      thread.postMessage('end');
      const [report]: HostileReport[] = await once(thread, 'message');
      return report ?? {};
    },
  };
}
