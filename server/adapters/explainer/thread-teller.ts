import type { OnBehalf } from '#server/ports/on-behalf.ts';
import type { Teller } from '#server/ports/teller.ts';
import { createOwnerThreads } from '../owner-threads.ts';

export type ThreadTeller = Teller & { close(): Promise<void> };

type ThreadTellerOptions = {
  threads: number;
  /** How many of them may work for one owner at the same time; all but one where nothing is said. */
  threadsPerOwner?: number;
  wallMs?: number;
  /** Whether one thread is there from the start. It takes seconds, and about 300 MB, to learn what we know. */
  isReady?: boolean;
};

/**
 * Works around a model's words in threads of its own, which begin with the first words and end when nobody has any for a while: nobody's
 * document waits to be read because others are told.
 */
export function createThreadTeller({
  wallMs = 60_000,
  isReady = false,
  ...threads
}: ThreadTellerOptions): ThreadTeller {
  const program = new URL('tell-in-thread.ts', import.meta.url);
  const pool = createOwnerThreads({ ...threads, program, wallMs, isReady });
  const task =
    <Input, Output>(name: keyof Teller) =>
    (input: Input, options: OnBehalf): Promise<Output> =>
      pool.run(input, { ...options, name });
  return {
    prepareTelling: task('prepareTelling'),
    tell: task('tell'),
    prepareQuestion: task('prepareQuestion'),
    checkAnswer: task('checkAnswer'),
    close: () => pool.close(),
  };
}
