import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { giveWay } from './give-way.ts';

test('puts a process, and on Linux its session, behind others', async () => {
  const child = spawn('sleep', ['60'], { detached: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  const { pid = 0 } = child;

  await giveWay(pid);

  const session = `/proc/${pid}/autogroup`;
  expect(getPriority(pid)).toBe(10);
  if (existsSync(session)) expect(readFileSync(session, 'utf8')).toMatch(/nice 10$/m);
});

test('leaves out one that is gone', async () => {
  const child = spawn('sleep', ['0']);
  await once(child, 'exit');
  await expect(giveWay(child.pid ?? 0)).resolves.toBeUndefined();
});
