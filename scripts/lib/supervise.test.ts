import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode } from '#tests/support/run-node.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** `lives`, such as `ready SIGKILL; ready stay`: what each start of the program does. */
function setup(lives: string, env: Record<string, string> = {}) {
  const count = join(temporaryFolder(), 'count');
  const run = runNode(['scripts/lib/supervised.test-helper.mjs'], { env: { LIVES: lives, COUNT: count, ...env } });
  const crashes = () =>
    run
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { ...run, crashes, starts: () => readFileSync(count, 'utf8').split('\n').length - 1 };
}

test.each([
  ['SIGKILL', { signal: 'SIGKILL' }],
  ['SIGSEGV', { signal: 'SIGSEGV' }],
  ['SIGABRT', { signal: 'SIGABRT' }],
  ['1', { exitCode: 1 }],
])('restarts a program that was ready and ended by %s, and logs it in one line', async (how, ending) => {
  const { printed, crashes } = setup(`ready ${how}; ready stay`);

  await printed('stays');

  expect(crashes()).toEqual([
    {
      level: 'error',
      time: expect.any(String),
      ...ending,
      ranMs: expect.any(Number),
      times: 1,
      pauseMs: 0,
      event: 'program.crashed',
    },
  ]);
});

test('keeps restarting it where a later start fails', async () => {
  const { printed, crashes } = setup('ready SIGKILL; 1; 1; ready stay');

  await printed('stays');

  expect(crashes().map(({ times }) => times)).toEqual([1, 2, 3]);
});

test.each([
  ['2', 2],
  ['SIGKILL', 1],
  ['ready 0', 0],
  ['ready SIGTERM', 0],
])('does not restart a program that ends by "%s"', async (life, code) => {
  const { exited, starts, crashes } = setup(life);

  expect(await exited).toBe(code);
  expect(starts()).toBe(1);
  expect(crashes()).toEqual([]);
});

test('forwards the request to stop, and ends with the program', async () => {
  const { process, printed, exited, starts } = setup('ready stay');
  await printed('stays');

  process.kill('SIGTERM');

  expect(await exited).toBe(0);
  expect(starts()).toBe(1);
});

test.each(['SIGINT', 'SIGTERM'] as const)('ends at once on %s during a pause before a restart', async (signal) => {
  const { process, printed, exited, starts } = setup('ready SIGKILL; ready stay', { PAUSE_MS: '60000' });
  await printed('program.crashed');

  process.kill(signal);

  expect(await exited).toBe(0);
  expect(starts()).toBe(1);
});

test('says nothing where the log is silent', async () => {
  const { printed, crashes } = setup('ready SIGKILL; ready stay', { LOG_LEVEL: 'silent' });

  await printed('stays');

  expect(crashes()).toEqual([]);
});
