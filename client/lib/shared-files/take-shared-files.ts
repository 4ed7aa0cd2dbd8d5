import { takeShared } from '../worker/worker-messages.ts';
import { askWorker } from '../worker/ask-worker.ts';

/** What another app handed over and the worker of this one has in memory. It is given once, to whoever asks first. */
export async function takeSharedFiles(): Promise<File[]> {
  const worker = (await registrationOf())?.active;
  const files = worker ? await askWorker(worker, takeShared) : undefined;
  return Array.isArray(files) ? files.filter((entry) => entry instanceof File) : [];
}

const registrationOf = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;
