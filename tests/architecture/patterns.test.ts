import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['core', 'server', 'client', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

// V8 loses the flag before alternatives when it does not optimise, as in a program that has run for a while:
// `node --no-regexp-optimization -p "/(?i:a|b)/.test('A')"` is false.
test('no pattern changes its flags for a part of itself', () => {
  const modifier = /\(\?[ims]*-?[ims]+:/;
  const changing = sources.filter((file) => modifier.test(readFileSync(file, 'utf8').replaceAll('`(?i:`', '')));

  expect(modifier.test(String.raw`new RegExp('(?i:a|b)')`)).toBe(true);
  expect(sources.length).toBeGreaterThan(1000);
  expect(changing).toEqual([]);
});
