import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode } from '#tests/support/run-node.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** `lives`, such as `ready SIGKILL; ready stay`: what each start of the program does. */
function setup(lives: string, env: Record<string, string> = {}) {
  const count = join(temporaryFolder(), 'count');
  const run = runNode(['scripts/lib/supervised.test-helper.mjs'], { env: { LIVES: lives, COUNT: count, ...env } });
  const losses = () =>
    run
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { ...run, losses, starts: () => readFileSync(count, 'utf8').split('\n').length - 1 };
}

test.each([
  ['SIGKILL', { signal: 'SIGKILL' }],
  ['SIGSEGV', { signal: 'SIGSEGV' }],
  ['SIGABRT', { signal: 'SIGABRT' }],
  ['1', { exitCode: 1 }],
])('starts again what was ready and ended by %s, and says so in one line', async (how, ending) => {
  const { printed, losses } = setup(`ready ${how}; ready stay`);

  await printed('stays');

  expect(losses()).toEqual([
    {
      level: 'error',
      time: expect.any(String),
      ...ending,
      ranMs: expect.any(Number),
      times: 1,
      pauseMs: 0,
      event: 'program.lost',
    },
  ]);
});

test('goes on starting it where a later start fails', async () => {
  const { printed, losses } = setup('ready SIGKILL; 1; 1; ready stay');

  await printed('stays');

  expect(losses().map(({ times }) => times)).toEqual([1, 2, 3]);
});

test.each([
  ['2', 2],
  ['SIGKILL', 1],
  ['ready 0', 0],
  ['ready SIGTERM', 0],
])('does not start again what ends by "%s"', async (life, code) => {
  const { exited, starts, losses } = setup(life);

  expect(await exited).toBe(code);
  expect(starts()).toBe(1);
  expect(losses()).toEqual([]);
});

test('passes on that it is asked to end, and ends with it', async () => {
  const { process, printed, exited, starts } = setup('ready stay');
  await printed('stays');

  process.kill('SIGTERM');

  expect(await exited).toBe(0);
  expect(starts()).toBe(1);
});

test.each(['SIGINT', 'SIGTERM'] as const)('ends at once by %s while it waits to start again', async (signal) => {
  const { process, printed, exited, starts } = setup('ready SIGKILL; ready stay', { PAUSE_MS: '60000' });
  await printed('program.lost');

  process.kill(signal);

  expect(await exited).toBe(0);
  expect(starts()).toBe(1);
});

test('says nothing where the log is silent', async () => {
  const { printed, losses } = setup('ready SIGKILL; ready stay', { LOG_LEVEL: 'silent' });

  await printed('stays');

  expect(losses()).toEqual([]);
});
