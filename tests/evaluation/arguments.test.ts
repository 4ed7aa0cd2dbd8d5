import { expect, test } from 'vitest';
import { parseArguments, UsageError } from './arguments.ts';

test('a folder and options in any order', () => {
  expect(parseArguments(['--misses', 'folder', '--only', 'gold'])).toMatchObject({
    folder: 'folder',
    only: ['gold'],
    misses: true,
    json: false,
  });
});

test.each([
  [['--unknown']],
  [['a', 'b']],
  [['--write']],
  [['a', '--write', '--only', 'gold']],
  [['--write-floor', '--only', 'smart']],
])('refuses %j', (args) => {
  expect(() => parseArguments(args)).toThrow(UsageError);
});
