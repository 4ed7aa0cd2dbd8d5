import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createThreadPool, type ThreadPoolOptions } from './thread-pool.ts';

function setup({
  file = 'thread-pool-program.test-helper.ts',
  ...options
}: Partial<ThreadPoolOptions> & { file?: string } = {}) {
  const pool = createThreadPool({
    program: new URL(file, import.meta.url),
    threads: 1,
    idleMs: 60_000,
    useAtomics: false,
    resourceLimits: { maxOldGenerationSizeMb: 30 },
    ...options,
  });
  onTestFinished(() => pool.close());
  const run = (name?: string, signal = new AbortController().signal) =>
    pool.run('echo', { signal, ...(name !== undefined && { name }) });
  return { run };
}

describe('a thread that goes wrong', () => {
  test.each([
    ['fail', 'broken'],
    ['dieWithTask', 'broken'],
    ['talkNonsense', 'Unexpected message'],
    ['answerWithFunction', ''], // the error of such an answer comes without words
    ['gobble', 'memory'],
  ])('%s: its task fails, and the next one is done', async (name, message) => {
    const { run } = setup();

    await expect(run(name)).rejects.toThrow(message);

    expect(await run()).toBe('echo');
  });

  test.each(['dieAfterTask', 'rejectAfterTask'])(
    '%s: what was done is done, and so is what comes next',
    async (name) => {
      const { run } = setup();

      expect(await run(name)).toBe('done');
      await pause(200); // it dies while it has nothing to do

      expect(await run()).toBe('echo');
    },
  );

  test('leave: whoever waits for it gives up in time, and the next one is served', async () => {
    const { run } = setup();

    await expect(run('leave', AbortSignal.timeout(500))).rejects.toThrow();

    expect(await run()).toBe('echo');
  });

  test.each([true, false])(
    'that does not even start fails what it was started for (ready from the start: %s)',
    async (isReady) => {
      const { run } = setup({ file: 'thread-pool-broken.test-helper.ts', isReady });
      await pause(200);

      const both = await Promise.allSettled([run(), run()]);

      expect(both).toMatchObject([{ reason: { message: 'broken' } }, { reason: { message: 'broken' } }]);
    },
  );
});

describe('tasks in turn', () => {
  test('one that is given up hands its place on to the one that waits', async () => {
    const { run } = setup();
    const left = new AbortController();
    const first = run('hang', left.signal);
    const second = run();

    await pause(100);
    left.abort();

    await expect(first).rejects.toThrow();
    expect(await second).toBe('echo');
  });

  test('one that nobody waits for any more is not begun', async () => {
    const { run } = setup();
    const [left, leftSecond] = [new AbortController(), new AbortController()];
    const first = run('hang', left.signal);
    const second = run('hang', leftSecond.signal);

    leftSecond.abort();
    await expect(second).rejects.toThrow();
    left.abort();
    await expect(first).rejects.toThrow();
    expect(await run()).toBe('echo');
  });

  test('as many run at once as there are threads', async () => {
    const { run } = setup({ threads: 2 });
    const left = new AbortController();
    const hanging = run('hang', left.signal);

    expect(await Promise.all([run(), run(), run()])).toEqual(['echo', 'echo', 'echo']);

    left.abort();
    await expect(hanging).rejects.toThrow();
  });
});
