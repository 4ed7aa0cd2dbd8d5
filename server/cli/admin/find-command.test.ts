import { expect, test } from 'vitest';
import type { AdminCommand } from './command.ts';
import { findCommand } from './find-command.ts';
import { usageOfAll } from './usage.ts';

const command = (name: string, needs: 'anything' | 'stopped' = 'anything'): AdminCommand => ({
  name,
  usage: '<account>',
  summary: `What ${name} does.`,
  needs,
  run: () => Promise.resolve(0),
});
const keys = command('keys');
const rotate = command('keys rotate', 'stopped');

test.each([
  [['keys', 'rotate', '--all'], rotate, ['--all']],
  [['keys', 'ana'], keys, ['ana']],
  [['keys'], keys, []],
])('%j is found by its longest name', (line, expected, args) => {
  expect(findCommand([keys, rotate], line)).toEqual({ command: expected, args });
});

test.each([[[]], [['rotate']], [['Keys']], [['constructor']]])('%j names no command', (line) => {
  expect(findCommand([keys, rotate], line)).toBeUndefined();
});

test('the list says what each is for, and which need the program stopped', () => {
  const list = usageOfAll([keys, rotate]);

  expect(list).toContain(
    'npm run -s admin -- keys rotate <account>\n      What keys rotate does. The program must be stopped.',
  );
  expect(list).toContain('What keys does.\n');
});
