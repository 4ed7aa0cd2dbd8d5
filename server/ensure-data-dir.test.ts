import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { ensureDataDir } from './ensure-data-dir.ts';

test('a folder that is not there is made, for its owner alone', () => {
  const dataDir = join(temporaryFolder(), 'a', 'b');

  ensureDataDir(dataDir);

  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('a folder that is there is left as it is', () => {
  const dataDir = join(temporaryFolder(), 'there');
  mkdirSync(dataDir, { mode: 0o755 });

  ensureDataDir(dataDir);

  expect(statSync(dataDir).mode & 0o777).toBe(0o755);
});

test.each([
  ['a file', '', 'it is a file'],
  ['a path through a file', 'inside', 'a part of this path is a file'],
])('%s is refused in words', (_what, rest, reason) => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const dataDir = join(file, rest);

  expect(() => ensureDataDir(dataDir)).toThrow(
    `The data folder ${dataDir} cannot be used: ${reason}. Choose another with DATA_DIR.`,
  );
});
