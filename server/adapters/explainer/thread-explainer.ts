import type { Explanation } from '#core/documents/explanation.ts';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import type { QuestionOrder } from '#core/health-profile/question-order.ts';
import type { Explainer } from '#server/ports/explainer.ts';
import type { QuestionSorter } from '#server/ports/question-sorter.ts';
import { createThreadPool } from '#server/thread-pool.ts';
import type { QuestionsToOrder } from './explain-in-thread.ts';

export type ThreadExplainer = Explainer &
  QuestionSorter & {
    /** The explanation as one line of JSON, led by the id where one is given. Rejects as `explain` does. */
    explainAsJson(input: ExplainInput & { id?: string }): Promise<string>;
    close(): Promise<void>;
  };

type ThreadExplainerOptions = {
  threads: number;
  wallMs?: number;
  /** Whether one thread is there from the start. It takes a second, and about 130 MB, to learn what we know. */
  isReady?: boolean;
};

/** Explains in threads that keep what we know loaded. One that takes longer than `wallMs` is ended, and a new one takes its place. */
export function createThreadExplainer({
  threads,
  wallMs = 60_000,
  isReady = true,
}: ThreadExplainerOptions): ThreadExplainer {
  const pool = createThreadPool({
    program: new URL('explain-in-thread.ts', import.meta.url),
    threads,
    isReady,
    idleMs: 10 * 60_000,
    env: {}, // no secret of the server is of use there
  });
  const limited = (signal?: AbortSignal): AbortSignal => {
    const limit = AbortSignal.timeout(wallMs);
    return signal ? AbortSignal.any([signal, limit]) : limit;
  };
  return {
    async explain(input, { signal } = {}) {
      const explanation: Explanation = await pool.run(input, { signal: limited(signal) });
      return explanation;
    },
    async explainAsJson(input) {
      const json: string = await pool.run(input, { signal: limited(), name: 'explainAsJson' });
      return json;
    },
    async order(questions, profile) {
      const input: QuestionsToOrder = { questions, profile };
      const order: QuestionOrder | undefined = await pool.run(input, { signal: limited(), name: 'orderInThread' });
      return order;
    },
    close: () => pool.close(),
  };
}
