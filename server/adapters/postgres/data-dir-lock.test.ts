import { expect, onTestFinished, test } from 'vitest';
import { runNode } from '#tests/support/run-node.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { lockDataDir } from './data-dir-lock.ts';

function lock(dataDir: string) {
  const held = lockDataDir(dataDir);
  onTestFinished(() => held.release());
  return held;
}

const holder = (dataDir: string) =>
  runNode([
    '--input-type=module',
    '--eval',
    `const { lockDataDir } = await import('#server/adapters/postgres/data-dir-lock.ts');
     lockDataDir(${JSON.stringify(dataDir)}); console.log('locked'); setInterval(() => {}, 1000);`,
  ]);

test('a folder that another process uses is refused in plain words', async () => {
  const dataDir = temporaryFolder();
  await holder(dataDir).printed('locked');

  expect(() => lock(dataDir)).toThrow(`Another Readback is already using ${dataDir}.`);
});

test('a process that was killed holds nothing', async () => {
  const dataDir = temporaryFolder();
  const other = holder(dataDir);
  await other.printed('locked');

  other.process.kill('SIGKILL');
  await other.exited;

  expect(() => lock(dataDir)).not.toThrow();
});

test('a folder can be used again after it was let go, and others at the same time', () => {
  const dataDir = temporaryFolder();
  lock(dataDir).release();

  expect(() => lock(dataDir)).not.toThrow();
  expect(() => lock(temporaryFolder())).not.toThrow();
});
