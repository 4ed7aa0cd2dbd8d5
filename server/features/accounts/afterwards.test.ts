import { expect, test } from 'vitest';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { createAfterwards } from './afterwards.ts';

test('what was started is waited for', async () => {
  const afterwards = createAfterwards('notes', createMemoryLog());
  const done: number[] = [];
  for (const each of [1, 2, 3]) afterwards.start(async () => done.push(await Promise.resolve(each)));

  await afterwards.settle();

  expect(done).toEqual([1, 2, 3]);
});

test('what fails is logged without its words, and stops nothing else', async () => {
  const log = createMemoryLog();
  const afterwards = createAfterwards('notes', log);
  const done: string[] = [];
  afterwards.start(() => Promise.reject(new Error('CANARY')));
  afterwards.start(async () => done.push('the other'));

  await afterwards.settle();

  expect(done).toEqual(['the other']);
  expect(log.lines).toMatchObject([{ level: 'error', event: 'task.failed', task: 'notes', error: 'Error' }]);
  expect(JSON.stringify(log.lines)).not.toContain('CANARY');
});
