import { setTimeout as pause } from 'node:timers/promises';

/**
 * Something that is loaded at most once in `forMs`, however often it is asked for, and by one at a time. Undefined where it could not be
 * loaded, or not within `withinMs`.
 */
export function createKept<Value>(
  load: () => Promise<Value>,
  { forMs, withinMs, now = () => performance.now() }: { forMs: number; withinMs: number; now?: () => number },
): () => Promise<Value | undefined> {
  let isLoading = false;
  let loadedAt = -Infinity;
  let loaded: Promise<Value | undefined> = Promise.resolve(undefined);

  const loadAnew = () => {
    isLoading = true;
    loadedAt = now();
    loaded = load()
      .catch(() => undefined)
      .finally(() => (isLoading = false));
  };
  return () => {
    if (!isLoading && now() - loadedAt >= forMs) loadAnew();
    return Promise.race([loaded, pause(withinMs, undefined, { ref: false })]);
  };
}
