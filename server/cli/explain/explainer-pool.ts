import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReadingNote, TextSource } from '#core/documents/explanation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';

export type ExplainTask = {
  id: string | undefined;
  text: string;
  source: TextSource;
  notes: readonly ReadingNote[];
  level: ReadingLevel;
  extractMs: number;
};
export type ExplainerReply = { json: string } | { failed: true };

export type ExplainerPool = {
  readonly size: number;
  explain(task: ExplainTask): Promise<ExplainerReply>;
  close(): Promise<void>;
};

/** One explainer thread a core, started when there is work for it. */
export function createExplainerPool(size = availableParallelism()): ExplainerPool {
  const idle: Worker[] = [];
  const all: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];

  const start = (): Worker => {
    const worker = new Worker(new URL('explainer-worker.ts', import.meta.url));
    all.push(worker);
    return worker;
  };
  const take = (): Worker | Promise<Worker> =>
    idle.pop() ?? (all.length < size ? start() : new Promise((resolve) => waiting.push(resolve)));
  const giveBack = (worker: Worker): void => {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  };

  return {
    size,
    async explain(task) {
      const worker = await take();
      const answer = new Promise<ExplainerReply>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      worker.postMessage(task);
      return answer.finally(() => {
        worker.removeAllListeners('error');
        giveBack(worker);
      });
    },
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
