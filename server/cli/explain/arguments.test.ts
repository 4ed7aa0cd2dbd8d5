import { expect, test } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { parseArguments } from './arguments.ts';

const plain = { level: 'standard', engine: 'built-in', language: 'en' };

test.each([
  [['report.pdf'], { ...plain, form: 'text', files: ['report.pdf'] }],
  [['a.pdf', 'b.txt', '--json'], { ...plain, form: 'json', files: ['a.pdf', 'b.txt'] }],
  [['--jsonl'], { ...plain, form: 'jsonl', files: [] }],
  [['--jsonl', '--engine', 'built-in', '--lang', 'en', '--grade', '6'], { ...plain, form: 'jsonl', files: [] }],
  [['a.txt', '--grade', '4'], { ...plain, form: 'text', files: ['a.txt'], level: 'simple' }],
  [['a.txt', '--level', 'detailed', '--grade', '4'], { ...plain, form: 'text', files: ['a.txt'], level: 'detailed' }],
  [['a.txt', '--engine', 'gemini'], { ...plain, form: 'text', files: ['a.txt'], engine: 'gemini' }],
  [
    ['--jsonl', '--engine', 'local', '--lang', 'es', '--grade', '9'],
    { form: 'jsonl', files: [], engine: 'local', language: 'es', level: 'detailed' },
  ],
])('understands %j', (args, expected) => {
  expect(parseArguments(args)).toEqual(expected);
});

test.each([
  [[], /at least one file/],
  [['--jsonl', 'report.pdf'], /standard input/],
  [['--jsonl', '--json'], /standard input/],
  [['report.pdf', '--engine', 'oracle'], /Unknown engine/],
  [['report.pdf', '--lang', 'es'], /English only/],
  [['report.pdf', '--engine', 'openai', '--lang', 'fr'], /Unknown language "fr"/],
  [['report.pdf', '--grade', '2.5'], /whole number/],
  [['report.pdf', '--level', 'baby'], /Unknown level/],
  [['report.pdf', '--shout'], /shout/],
])('refuses %j in words', (args, message) => {
  expect(() => parseArguments(args)).toThrow(UsageError);
  expect(() => parseArguments(args)).toThrow(message);
});
