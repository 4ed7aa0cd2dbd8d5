import { expect, test } from 'vitest';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { runEvery } from './run-every.ts';

test.each([
  ['rejects', () => Promise.reject(new RangeError('CANARY'))],
  [
    'throws before it gives a promise',
    () => {
      throw new RangeError('CANARY');
    },
  ],
] satisfies [string, () => Promise<void>][])('goes on with a task that %s, and logs it', async (_how, fail) => {
  const log = createMemoryLog();
  const over = new AbortController();
  let runs = 0;
  const run = () => {
    runs += 1;
    if (runs === 3) over.abort();
    return fail();
  };

  await runEvery({ name: 'tidy', seconds: 0, run }, { log, signal: over.signal });

  expect(runs).toBe(3);
  expect(log.lines).toHaveLength(3);
  expect(log.lines[0]).toMatchObject({ event: 'task.failed', task: 'tidy', error: 'RangeError' });
});
