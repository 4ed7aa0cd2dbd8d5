const patienceMs = 3000;

/** Asks a service worker, and gives its answer; undefined where none comes. */
export async function askWorker(worker: Pick<ServiceWorker, 'postMessage'>, question: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { port1: own, port2: given } = new MessageChannel();
  own.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
  const timer = setTimeout(() => resolve(undefined), patienceMs);
  worker.postMessage(question, [given]);
  return promise.finally(() => {
    clearTimeout(timer);
    own.close();
  });
}
