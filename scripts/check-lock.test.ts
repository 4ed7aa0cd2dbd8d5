import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const script = join(import.meta.dirname, 'check-lock.mjs');

function check(packages?: object) {
  const file = join(temporaryFolder(), 'package-lock.json');
  if (packages !== undefined) writeFileSync(file, JSON.stringify({ packages }));
  const args = packages === undefined ? [script] : [script, file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test("the project's own lock file is whole", () => {
  expect(check()).toEqual({ status: 0, said: expect.stringContaining('every optional package') });
});

test('an optional package that is named but not described is found', () => {
  const { status, said } = check({
    '': { optionalDependencies: { 'for-linux': '1.0.0', 'for-windows': '1.0.0' } },
    'node_modules/for-linux': { optionalDependencies: { 'for-arm': '1.0.0' } },
  });

  expect(status).toBe(1);
  expect(said).toContain('for-windows (wanted by this project)');
  expect(said).toContain('for-arm (wanted by node_modules/for-linux)');
});

test('a package is looked for where Node looks', () => {
  const { status } = check({
    '': {},
    'node_modules/a': { optionalDependencies: { inner: '1', outer: '1' } },
    'node_modules/a/node_modules/inner': { optionalDependencies: { outer: '1' } },
    'node_modules/outer': {},
    'node_modules/@scope/b': { optionalDependencies: { outer: '1' } },
  });

  expect(status).toBe(0);
});
