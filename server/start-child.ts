import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a child process. Rejects with the error of the system where it cannot be started: out of file descriptors (EMFILE), processes
 * (EAGAIN) or memory (ENOMEM), no such program (ENOENT). Node reports these by an 'error' event, on a child that may have no pipes, and
 * without a listener the event ends this process. Later faults of the child show in how it ends.
 */
export async function startChild(file: string, args: readonly string[], options: SpawnOptions): Promise<ChildProcess> {
  const child = spawn(file, args, options);
  child.on('error', () => undefined);
  await once(child, 'spawn');
  return child;
}
