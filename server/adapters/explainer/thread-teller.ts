import type { Teller } from '#server/ports/teller.ts';
import { createThreadPool } from '#server/thread-pool.ts';

export type ThreadTeller = Teller & { close(): Promise<void> };

type ThreadTellerOptions = {
  threads: number;
  wallMs?: number;
  /** Whether one thread is there from the start. It takes seconds, and about 300 MB, to learn what we know. */
  isReady?: boolean;
};

/**
 * Works around a model's words in threads of its own, which begin with the first words and end when nobody has any for a while: nobody's
 * document waits to be read because others are told. A task that takes longer than `wallMs` is ended.
 */
export function createThreadTeller({ threads, wallMs = 60_000, isReady = false }: ThreadTellerOptions): ThreadTeller {
  const pool = createThreadPool({
    program: new URL('tell-in-thread.ts', import.meta.url),
    threads,
    isReady,
    idleMs: 10 * 60_000,
    env: {}, // no secret of the server is of use there
  });
  const task =
    <Input, Output>(name: keyof Teller) =>
    async (input: Input, { signal }: { signal?: AbortSignal } = {}): Promise<Output> => {
      const limit = AbortSignal.timeout(wallMs);
      const output: Output = await pool.run(input, { name, signal: signal ? AbortSignal.any([signal, limit]) : limit });
      return output;
    };
  return {
    prepareTelling: task('prepareTelling'),
    tell: task('tell'),
    prepareQuestion: task('prepareQuestion'),
    checkAnswer: task('checkAnswer'),
    close: () => pool.close(),
  };
}
