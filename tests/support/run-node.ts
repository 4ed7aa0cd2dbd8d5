import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { compileCache } from './compile-cache.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type RunningNode = {
  process: ChildProcess;
  output(): string;
  /** Resolves when the words were printed. Throws with what was printed instead when the process ends before. */
  printed(words: string): Promise<void>;
  exited: Promise<number | null>;
};

type RunOptions = {
  env?: Record<string, string>;
  /** A file descriptor for its output, of which `output` then has nothing. */
  into?: number;
};

/** A process of its own, in the folder of the project, which does not outlive the test. */
export function runNode(args: readonly string[], { env = {}, into }: RunOptions = {}): RunningNode {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...compileCache, ...env },
    stdio: ['ignore', into ?? 'pipe', into ?? 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exited = once(child, 'close').then(() => child.exitCode);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return {
    process: child,
    output: () => text,
    exited,
    printed: async (words) => {
      while (!text.includes(words)) {
        if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${text}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}
