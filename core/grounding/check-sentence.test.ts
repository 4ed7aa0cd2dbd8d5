import { expect, test } from 'vitest';
import type { LabResult } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import { checkSentence, isGrounded } from './check-sentence.ts';

const text = [
  'Potassium 5.9 mmol/L 3.5-5.1 H',
  'Hb 12.9 g/dL 12.0-16.0',
  'There is a 6 mm nodule in the left lung.',
].join('\n');

const spanOf = (line: string): Span => [text.indexOf(line), text.indexOf(line) + line.length];

const row = (printed: string, flag: LabResult['flag']): LabResult => ({
  name: printed.split(' ')[0] ?? '',
  analyte: null,
  loinc: null,
  value: printed.split(' ')[1] ?? '',
  comparator: null,
  unit: null,
  range: null,
  printedFlag: null,
  flag,
  conflict: false,
  previous: null,
  collectedAt: null,
  span: spanOf(printed),
});

const labResults = [row('Potassium 5.9', 'high'), row('Hb 12.9', 'normal')];
const check = (said: string, ...words: string[]) =>
  checkSentence({ text: said, spans: words.map(spanOf), basis: 'document' }, { text, labResults });

test.each([
  ['Potassium came back at 5.9 mmol/L, above the printed range of 3.5-5.1.', 'Potassium 5.9'],
  ['Hb came back at 12.9 g/dL, inside the printed range of 12.0-16.0.', 'Hb 12.9'],
  ['The report describes a 6 mm nodule on the left.', 'nodule'],
  ['The report describes a nodule.', '6 mm'],
  ['The report describes a nodule (a spot, right or left, high or low).', 'nodule'],
])('keeps what the source says: %s', (said, words) => {
  expect(check(said, words)).toEqual([]);
});

test.each([
  ['Hb came back at 2.9 g/dL.', 'Hb 12.9', [{ kind: 'number', word: '2.9' }]],
  ['Hb came back at 12.9 g/L.', 'Hb 12.9', [{ kind: 'unit', word: 'g/L' }]],
  ['The report describes a 6 mm nodule on the right.', 'nodule', [{ kind: 'side', word: 'right' }]],
  ['Potassium came back below the range.', 'Potassium 5.9', [{ kind: 'direction', word: 'below' }]],
  ['Potassium came back inside the range.', 'Potassium 5.9', [{ kind: 'direction', word: 'inside' }]],
  ['The results outside: Hb (high).', 'Hb 12.9', [{ kind: 'direction', word: 'above' }]],
  ['Hb is high.', 'Hb 12.9', [{ kind: 'direction', word: 'above' }]],
  ['Potassium came back at 12.9.', 'Potassium 5.9', [{ kind: 'number', word: '12.9' }]],
])('names what the source does not say: %s', (said, words, faults) => {
  expect(check(said, words)).toEqual(faults);
});

test('refuses a sentence from the document that points nowhere', () => {
  expect(check('Potassium was measured.')).toEqual([{ kind: 'no_span' }]);
});

test.each([
  [0, 9999],
  [5, 5],
  [-1, 4],
])('refuses the span %i to %i', (start, end) => {
  const spans: Span[] = [[start, end]];

  expect(isGrounded({ text: 'Potassium was measured.', spans, basis: 'document' }, { text, labResults })).toBe(false);
});

test('asks nothing of general knowledge', () => {
  const sentence = 'A high result can happen after 3 days of fasting.';

  expect(isGrounded({ text: sentence, spans: [], basis: 'general' }, { text, labResults })).toBe(true);
});
