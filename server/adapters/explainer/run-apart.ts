import { fileURLToPath } from 'node:url';
import { startChild } from '#server/start-child.ts';

type Apart = {
  /** The program: it is sent one message, and answers with one. */
  file: URL;
  oldMegabytes: number;
  signal: AbortSignal;
};

/**
 * Runs one task in a process of its own, without secrets, and leaves no process behind. Rejects with the reason of the signal when it fires, and
 * when the process ended before it had answered.
 */
export async function runApart<Output>(input: object, { file, oldMegabytes, signal }: Apart): Promise<Output> {
  signal.throwIfAborted();
  const child = await startChild(process.execPath, [`--max-old-space-size=${oldMegabytes}`, fileURLToPath(file)], {
    env: {},
    serialization: 'advanced',
    // What it prints may hold words of the document: it goes nowhere.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Output>();
  const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('No longer waited for.'));
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort(); // while it started
  child.once('message', resolve);
  child.once('exit', (code, how) => reject(new Error(`The process ended with ${how ?? code}.`)));
  child.send(input, (error) => error && reject(error));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', abort);
    child.kill('SIGKILL');
  }
}
