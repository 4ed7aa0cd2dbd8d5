import { askWorker } from '#client/lib/worker/ask-worker.ts';
import { takeOver, whichBuild } from '#client/lib/worker/worker-messages.ts';

const lookEveryMs = 60 * 60 * 1000;

/** How a page gets the version that is there, after it was told of it. */
export type NewVersion = { reload: () => void };

/**
 * Registers the worker, and tells when another version than the page's own is there: one that waits, one that has taken over in another tab,
 * or one whose files have taken the place of those that this page wanted. Nothing is loaded anew by itself. Gives back how to stop.
 */
export function watchWorker(workers: ServiceWorkerContainer, onNew: (version: NewVersion) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const reload = () => window.location.reload();
  const letIn = (worker: ServiceWorker) => {
    workers.addEventListener('controllerchange', reload, { once: true, signal });
    worker.postMessage(takeOver);
  };
  const lookAtWaiting = async (worker: ServiceWorker | null) => {
    if (worker === null || workers.controller === null) return;
    // A page that came from the network is of that version already: nobody need be told.
    if (await isOwn(worker)) worker.postMessage(takeOver);
    else onNew({ reload: () => letIn(worker) });
  };
  const lookAtController = async () => {
    if (workers.controller !== null && !(await isOwn(workers.controller))) onNew({ reload });
  };
  const follow = (registration: ServiceWorkerRegistration) => {
    const look = () => void lookAtWaiting(registration.waiting);
    const followNext = () => registration.installing?.addEventListener('statechange', look, { signal });
    look();
    followNext();
    registration.addEventListener('updatefound', followNext, { signal });
    const timer = setInterval(() => void registration.update().catch(() => undefined), lookEveryMs);
    signal.addEventListener('abort', () => clearInterval(timer));
  };

  workers.addEventListener('controllerchange', () => void lookAtController(), { signal });
  window.addEventListener('vite:preloadError', () => navigator.onLine && onNew({ reload }), { signal });
  // Without a worker everything works as before, with a connection.
  void workers.register('/sw.js', { updateViaCache: 'none' }).then(follow, () => undefined);
  return () => stopped.abort();
}

/** Whether a worker is of the build that this page comes from. The first file of a build is what its pages start with. */
async function isOwn(worker: ServiceWorker): Promise<boolean> {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src');
  return own === (await askWorker(worker, whichBuild));
}
