import type { Engine } from '#core/documents/explanation.ts';
import { ModelFailure } from '#server/ports/language-model.ts';

/**
 * What a model writes, for as long as it may be asked: looked at before the first piece and then no more often than `everyMs`.
 * Throws ModelFailure `cancelled` when it may not, and the provider is left.
 */
export async function* whileAllowed<Piece>(
  pieces: AsyncIterable<Piece>,
  { engine, isAllowed, everyMs = 250 }: { engine: Engine; isAllowed: () => Promise<boolean>; everyMs?: number },
): AsyncGenerator<Piece> {
  let nextAt = -Infinity;
  const look = async () => {
    if (performance.now() < nextAt) return;
    if (!(await isAllowed())) throw new ModelFailure('cancelled', { engine });
    nextAt = performance.now() + everyMs;
  };
  await look();
  for await (const piece of pieces) {
    await look();
    yield piece;
  }
}
