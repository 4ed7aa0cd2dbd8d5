import { startProcess } from '#tests/support/program-process.ts';

const readyWords = 'Readback is reading documents.';

export type Worker = { pid: number; stop(): Promise<void> };

/** The real program as a process that reads documents and answers nobody. Resolves when it has begun. */
export async function startWorker(dataDir: string, env: Record<string, string>): Promise<Worker> {
  const { process, printed, ready, end } = startProcess({ DATA_DIR: dataDir, ...env, ROLE: 'worker' });
  await ready(() => Promise.resolve(printed().includes(readyWords)));
  return { pid: process.pid ?? 0, stop: async () => void (await end('SIGTERM')) };
}
