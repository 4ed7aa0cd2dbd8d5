import { expect, test } from 'vitest';
import { segmentText } from './segment-text.ts';

test('gives an unmarked text as one segment', () => {
  expect(segmentText('Sodium 140', [])).toEqual([{ text: 'Sodium 140', start: 0, marks: [] }]);
});

test('has no segment for an empty text', () => {
  expect(segmentText('', [])).toEqual([]);
});

test('cuts at both ends of a mark', () => {
  expect(segmentText('Sodium 140', [{ span: [0, 6], mark: 'term' }])).toEqual([
    { text: 'Sodium', start: 0, marks: ['term'] },
    { text: ' 140', start: 6, marks: [] },
  ]);
});

test('keeps both marks where they overlap', () => {
  const segments = segmentText('Sodium 140', [
    { span: [0, 8], mark: 'row' },
    { span: [7, 10], mark: 'source' },
  ]);

  expect(segments.map(({ text, marks }) => [text, marks])).toEqual([
    ['Sodium ', ['row']],
    ['1', ['row', 'source']],
    ['40', ['source']],
  ]);
});

test('leaves out marks that lie outside the text or hold nothing', () => {
  const marks = [[3, 3], [-1, 2], [5, 99]].map(([start = 0, end = 0]) => ({ span: [start, end] as [number, number], mark: 'x' })); // prettier-ignore

  expect(segmentText('Sodium', marks)).toEqual([{ text: 'Sodium', start: 0, marks: [] }]);
});

test('always gives the whole text back', () => {
  const text = 'Potassium 6.1 H\nSodium 140';
  const segments = segmentText(text, [
    { span: [0, 15], mark: 'row' },
    { span: [0, 9], mark: 'term' },
    { span: [10, 26], mark: 'source' },
  ]);

  expect(segments.map((segment) => segment.text).join('')).toBe(text);
});
