import { AppError } from '#core/kernel/app-error.ts';

const lookEveryMs = 1_000;

/**
 * Passes pieces on for as long as they may be given out, which is asked again before a piece when a second has gone by. Whoever takes them
 * slowly gets none behind the end either. Throws AppError('health_link.not_found') then.
 */
export async function* whileUp<Piece>(
  pieces: AsyncIterable<Piece>,
  isUp: () => Promise<boolean>,
  now: () => number = () => performance.now(),
): AsyncGenerator<Piece> {
  let lookedAt = now();
  for await (const piece of pieces) {
    if (now() - lookedAt >= lookEveryMs) {
      if (!(await isUp())) throw new AppError('health_link.not_found');
      lookedAt = now();
    }
    yield piece;
  }
}
