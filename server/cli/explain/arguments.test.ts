import { expect, test } from 'vitest';
import { parseArguments, UsageError } from './arguments.ts';

test.each([
  [['report.pdf'], { form: 'text', files: ['report.pdf'], level: 'standard' }],
  [['a.pdf', 'b.txt', '--json'], { form: 'json', files: ['a.pdf', 'b.txt'], level: 'standard' }],
  [['--jsonl'], { form: 'jsonl', files: [], level: 'standard' }],
  [
    ['--jsonl', '--engine', 'built-in', '--lang', 'en', '--grade', '6'],
    { form: 'jsonl', files: [], level: 'standard' },
  ],
  [['a.txt', '--grade', '4'], { form: 'text', files: ['a.txt'], level: 'simple' }],
  [['a.txt', '--level', 'detailed', '--grade', '4'], { form: 'text', files: ['a.txt'], level: 'detailed' }],
])('understands %j', (args, expected) => {
  expect(parseArguments(args)).toEqual(expected);
});

test.each([
  [[], /at least one file/],
  [['--jsonl', 'report.pdf'], /standard input/],
  [['--jsonl', '--json'], /standard input/],
  [['report.pdf', '--engine', 'oracle'], /Unknown engine/],
  [['report.pdf', '--engine', 'openai'], /not configured/],
  [['report.pdf', '--lang', 'es'], /English only/],
  [['report.pdf', '--grade', '2.5'], /whole number/],
  [['report.pdf', '--level', 'baby'], /Unknown level/],
  [['report.pdf', '--shout'], /shout/],
])('refuses %j in words', (args, message) => {
  expect(() => parseArguments(args)).toThrow(UsageError);
  expect(() => parseArguments(args)).toThrow(message);
});
