import { append } from '#core/kernel/append.ts';
import { setImmediate } from 'node:timers/promises';

/** What is opened takes a tenth of a millisecond, and never waits by itself. */
const atOnce = 50;

/** What becomes of each, in their order. Between some of them and the next others have their turn. */
export async function mapInTurns<Value, Result>(
  values: readonly Value[],
  change: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < values.length; from += atOnce) {
    if (from > 0) await setImmediate();
    append(results, await Promise.all(values.slice(from, from + atOnce).map(change)));
  }
  return results;
}
