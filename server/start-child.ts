import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a process. Rejects with the error of the system where that cannot be done: no descriptor left (EMFILE), no process (EAGAIN), no
 * memory (ENOMEM), no such program (ENOENT). Node tells these by an event, of a child that may have no pipes: one that nobody listens to
 * ends this process. What goes wrong with a child later is seen by its end.
 */
export async function startChild(file: string, args: readonly string[], options: SpawnOptions): Promise<ChildProcess> {
  const child = spawn(file, args, options);
  child.on('error', () => undefined);
  await once(child, 'spawn');
  return child;
}
