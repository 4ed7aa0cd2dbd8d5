import type { Explanation } from '#core/documents/explanation.ts';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import type { Explainer } from '#server/ports/explainer.ts';
import type { OnBehalf } from '#server/ports/on-behalf.ts';
import type { QuestionSorter } from '#server/ports/question-sorter.ts';
import { createTurns } from '#server/turns.ts';
import { createOwnerThreads } from '../owner-threads.ts';
import { withinTime } from '../within-time.ts';
import { runApart } from './run-apart.ts';

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

/** A text of more characters takes seconds, and memory that a thread would keep. About forty pages. */
const longText = 100_000;

/** What we know takes 85 MB, and the longest text that is explained some 80 more. */
const oldMegabytes = 256;

const apart = new URL('explain-apart.ts', import.meta.url);

/**
 * Explains in threads that keep what we know loaded. A long text is explained in a process of its own, one after another in the turns of their
 * owners: what it takes is given back, and the others do not wait for it.
 */
export function createThreadExplainer({
  wallMs = 60_000,
  isReady = true,
  ...threads
}: ThreadExplainerOptions): ThreadExplainer {
  const pool = createOwnerThreads({
    ...threads,
    program: new URL('explain-in-thread.ts', import.meta.url),
    wallMs,
    isReady,
    resourceLimits: { maxOldGenerationSizeMb: oldMegabytes, maxYoungGenerationSizeMb: 16 },
  });
  const inTurn = createTurns({ atOnce: 1 });
  const explainApart = (input: ExplainInput, { owner, signal }: OnBehalf): Promise<Explanation> =>
    inTurn(
      owner,
      () => withinTime({ wallMs, signal }, (within) => runApart(input, { file: apart, oldMegabytes, signal: within })),
      { signal },
    );
  return {
    explain: (input, options) =>
      input.text.length > longText ? explainApart(input, options) : pool.run(input, options),
    explainAsJson: (input, options) => pool.run(input, { ...options, name: 'explainAsJson' }),
    order: (questions, profile, options) => pool.run({ questions, profile }, { ...options, name: 'orderInThread' }),
    close: () => pool.close(),
  };
}
