import { AppError } from '#core/kernel/app-error.ts';

/** Runs what ends when its signal fires. Throws AppError('server.took_too_long') where that is because `wallMs` are over. */
export async function withinTime<Output>(
  { wallMs, signal }: { wallMs: number; signal?: AbortSignal | undefined },
  run: (signal: AbortSignal) => Promise<Output>,
): Promise<Output> {
  const limit = AbortSignal.timeout(wallMs);
  try {
    return await run(signal ? AbortSignal.any([signal, limit]) : limit);
  } catch (error) {
    if (!limit.aborted || signal?.aborted === true) throw error;
    throw new AppError('server.took_too_long', { cause: error });
  }
}
