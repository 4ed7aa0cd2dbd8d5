import { expect, test } from 'vitest';
import { parseArguments, UsageError } from './arguments.ts';

test('folders and options in any order', () => {
  expect(parseArguments(['--misses', 'folder', '--only', 'gold', 'other'])).toMatchObject({
    folders: ['folder', 'other'],
    parts: ['text', 'files'],
    only: ['gold'],
    misses: true,
    json: false,
  });
});

test('the pictures made here need no folder', () => {
  expect(parseArguments(['--part', 'camera', '--write'])).toMatchObject({ parts: ['camera'], write: true });
});

test('the sets of sentences and notes need no folder', () => {
  expect(parseArguments(['--verifier', '--deidentifying', '--list', '--write'])).toMatchObject({
    parts: ['verifier', 'deidentifying'],
    misses: true,
    write: true,
  });
});

test('papers with their key messages lie in a folder', () => {
  expect(parseArguments(['--part', 'telling', 'folder'])).toMatchObject({ parts: ['telling'], folders: ['folder'] });
});

test('a provider writes the gold set', () => {
  expect(parseArguments(['--provider', 'gemini', '--judge', 'same'])).toMatchObject({
    parts: ['provider'],
    folders: [],
    provider: 'gemini',
    judge: 'same',
  });
});

test.each([
  [['--provider', 'oracle']],
  [['--provider', 'openai', '--judge', 'me']],
  [['--part', 'provider']],
  [['--unknown']],
  [['--write']],
  [['--part', 'sound']],
  [['--part', 'telling']],
  [['a', '--write', '--only', 'gold']],
  [['--write-floor', '--only', 'smart']],
])('refuses %j', (args) => {
  expect(() => parseArguments(args)).toThrow(UsageError);
});
