import { expect, test } from 'vitest';
import type { Sentence } from '../documents/explanation.ts';
import { printedSources } from './printed-sources.ts';

const report = 'a  1\nb 2\nc 3\nd 4\ne 5\n';
const rows: [number, number][] = [
  [0, 4],
  [5, 8],
  [9, 12],
  [13, 16],
  [17, 20],
];
const sentence = (text: string, spans = rows, more: Partial<Sentence> = {}): Sentence => ({
  section: 'interpretation',
  text,
  spans,
  basis: 'document',
  ...more,
});

test('prints a sentence that stands in several parts once', () => {
  const twice = [sentence('A is 1.', rows.slice(0, 1)), sentence('A is 1.', rows.slice(0, 1), { section: 'finding' })];

  expect(printedSources(twice, report)).toEqual([{ sentence: 'A is 1.', quotes: ['a 1'], left: 0 }]);
});

test('prints the first few of many places and counts the others', () => {
  expect(printedSources([sentence('Five results.')], report)).toEqual([
    { sentence: 'Five results.', quotes: ['a 1', 'b 2', 'c 3', 'd 4'], left: 1 },
  ]);
});

test('leaves out what comes from no place of the document', () => {
  expect(printedSources([sentence('Walk daily.', [], { basis: 'general' })], report)).toEqual([]);
});
