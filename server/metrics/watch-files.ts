import { AppError } from '#core/kernel/app-error.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { Log } from '#server/ports/log.ts';

type Outcome = 'done' | 'full' | 'damaged' | 'failed' | 'left';

/** The same store, which tells the log how each operation ended and how long it took, and of which file it does not say. */
export function watchFiles(files: FileStore, log: Log): FileStore {
  const begin = (operation: 'write' | 'read' | 'remove') => {
    const startedAt = performance.now();
    return (outcome: Outcome) =>
      log.debug('file.done', { operation, outcome, ms: Math.round(performance.now() - startedAt) });
  };
  return {
    async write(name, bytes) {
      const end = begin('write');
      const source = watched(bytes);
      try {
        await files.write(name, source.chunks);
        end('done');
      } catch (error) {
        end(source.hasBroken() ? 'left' : outcomeOf(error));
        throw error;
      }
    },
    async *read(name) {
      const end = begin('read');
      let outcome: Outcome = 'left';
      try {
        yield* files.read(name);
        outcome = 'done';
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        end(outcome);
      }
    },
    async remove(name) {
      const end = begin('remove');
      try {
        await files.remove(name);
        end('done');
      } catch (error) {
        end(outcomeOf(error));
        throw error;
      }
    },
    list: () => files.list(),
    freeBytes: () => files.freeBytes(),
  };
}

/** What a writer gives, and whether it was the writer who broke off. */
function watched(bytes: AsyncIterable<Uint8Array>) {
  let hasBroken = false;
  async function* chunks() {
    try {
      yield* bytes;
    } catch (error) {
      hasBroken = true;
      throw error;
    }
  }
  return { chunks: chunks(), hasBroken: () => hasBroken };
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof AppError)) return 'failed';
  if (error.code === 'storage.full') return 'full';
  return error.code === 'storage.damaged' ? 'damaged' : 'failed';
}
