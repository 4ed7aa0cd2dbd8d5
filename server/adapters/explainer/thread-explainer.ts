import type { ExplainInput } from '#core/explaining/explain-document.ts';
import type { Explainer } from '#server/ports/explainer.ts';
import type { OnBehalf } from '#server/ports/on-behalf.ts';
import type { QuestionSorter } from '#server/ports/question-sorter.ts';
import { createThreadPool } from '../thread-pool.ts';

export type ThreadExplainer = Explainer &
  QuestionSorter & {
    /** The explanation as one line of JSON, led by the id where one is given. Rejects as `explain` does. */
    explainAsJson(input: ExplainInput & { id?: string }, options: OnBehalf): Promise<string>;
    close(): Promise<void>;
  };

type ThreadExplainerOptions = {
  threads: number;
  /** How many of them may work for one owner at the same time; all but one where nothing is said. */
  threadsPerOwner?: number;
  wallMs?: number;
  /** Whether one thread is there from the start. It takes a second, and about 130 MB, to learn what we know. */
  isReady?: boolean;
};

/** Explains in threads that keep what we know loaded. */
export function createThreadExplainer({
  wallMs = 60_000,
  isReady = true,
  ...threads
}: ThreadExplainerOptions): ThreadExplainer {
  const file = new URL('explain-in-thread.ts', import.meta.url);
  const pool = createThreadPool({ ...threads, file, wallMs, minThreads: isReady ? 1 : 0 });
  return {
    explain: (input, options) => pool.run(input, options),
    explainAsJson: (input, options) => pool.run(input, { ...options, name: 'explainAsJson' }),
    order: (questions, profile, options) => pool.run({ questions, profile }, { ...options, name: 'orderInThread' }),
    close: () => pool.close(),
  };
}
