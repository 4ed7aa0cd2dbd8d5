import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, 'explain.mjs');

test('passes input, answers and exit code through, and prints nothing of its own', () => {
  const input = `${JSON.stringify({ id: 'a', text: 'Hemoglobin 10.2 g/dL (12.0 - 15.5)' })}\n`;

  const { status, stdout } = spawnSync(process.execPath, [script, '--jsonl'], { input, encoding: 'utf8' });

  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(stdout)).toMatchObject({ id: 'a', engine: 'built-in' });
});

test('bad usage ends as the command ends it', () => {
  expect(spawnSync(process.execPath, [script, '--no-such-option']).status).toBe(2);
});
