import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compileCache } from '#tests/support/compile-cache.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readyWords = 'Readback is reading documents.';

export type Worker = { pid: number; stop(): Promise<void> };

/** The real program as a process that reads documents and answers nobody. Resolves when it has begun. */
export async function startWorker(dataDir: string, env: Record<string, string>): Promise<Worker> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...compileCache, NODE_ENV: 'production', DATA_DIR: dataDir, ...env, ROLE: 'worker' },
  });
  const ended = once(child, 'exit');
  await Promise.race([
    ended.then(() => Promise.reject(new Error('The worker has ended before it began.'))),
    (async () => {
      for await (const chunk of child.stdout) if (String(chunk).includes(readyWords)) return;
    })(),
  ]);
  child.stdout.resume();
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
