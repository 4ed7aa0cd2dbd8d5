import { expect, test } from 'vitest';
import type { ExplainedTerm, LabResult } from '#core/documents/explanation.ts';
import { textAt } from '#core/kernel/span.ts';
import { textMarks } from './text-marks.ts';

const text = 'Potassium 6.1 H\nSodium 140\nchronic\n  kidney disease';
const spanOf = (words: string): [number, number] => [text.indexOf(words), text.indexOf(words) + words.length];

const term = (name: string, ...spans: [number, number][]): ExplainedTerm => ({
  term: name,
  definition: `What ${name} means.`,
  importance: 'high',
  spans,
});
const result = (words: string, flag: LabResult['flag']): LabResult => ({
  name: words,
  analyte: null,
  loinc: null,
  value: '1',
  comparator: null,
  unit: null,
  range: null,
  printedFlag: null,
  flag,
  conflict: false,
  previous: null,
  collectedAt: null,
  span: spanOf(words),
});
const marked = (...explained: Parameters<typeof textMarks>) =>
  textMarks(...explained).map(({ span, mark }) => [mark.kind, textAt(text, span)]);

test('marks results outside their range and leaves the others alone', () => {
  const labResults = [result('Potassium 6.1 H', 'high'), result('Sodium 140', 'normal')];

  expect(marked(text, { medicalTerminology: [], labResults }, null)).toEqual([['lab', 'Potassium 6.1 H']]);
});

test('marks every place of a term', () => {
  const medicalTerminology = [term('potassium', spanOf('Potassium')), term('sodium', spanOf('Sodium'))];

  expect(marked(text, { medicalTerminology, labResults: [] }, null)).toEqual([
    ['term', 'Potassium'],
    ['term', 'Sodium'],
  ]);
});

test('splits a term that runs over a line end', () => {
  const medicalTerminology = [term('chronic kidney disease', spanOf('chronic\n  kidney disease'))];

  expect(marked(text, { medicalTerminology, labResults: [] }, null)).toEqual([
    ['term', 'chronic'],
    ['term', 'kidney disease'],
  ]);
});

test('keeps the longer of two terms that claim the same words', () => {
  const medicalTerminology = [term('kidney', spanOf('kidney')), term('kidney disease', spanOf('kidney disease'))];

  expect(marked(text, { medicalTerminology, labResults: [] }, null)).toEqual([['term', 'kidney disease']]);
});

test('marks the place that a link points to, also before there is an interpretation', () => {
  expect(marked(text, null, spanOf('Sodium 140'))).toEqual([['source', 'Sodium 140']]);
});
