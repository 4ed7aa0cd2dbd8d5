import type { PageRead } from '../../../ports/text-extractor.ts';

/** Pages are left that take longer than the others in the queue should wait. */
export class TakesLong extends Error {
  override readonly name = 'TakesLong';
}

// After this long, more pages than these take about as long again.
const patienceMs = 20_000;
const fewPages = 10;

/** Hands every page on, and throws TakesLong when after a while many are left. */
export function leaveLongOnes(
  onPage: (page: PageRead) => Promise<void>,
  now: () => number = () => performance.now(),
): (page: PageRead) => Promise<void> {
  const startedAt = now();
  return async (read) => {
    if (read.of - read.page > fewPages && now() - startedAt > patienceMs) throw new TakesLong();
    await onPage(read);
  };
}
