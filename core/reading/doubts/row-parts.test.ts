import { expect, test } from 'vitest';
import type { LabResult } from '../../documents/explanation.ts';
import { rowParts } from './row-parts.ts';

const text = 'Potassium  5.1 H mmol/L  3.5-5.1  4.9  x';
const row: LabResult = {
  name: 'Potassium',
  analyte: 'potassium',
  loinc: null,
  value: '5.1',
  comparator: null,
  unit: 'mmol/L',
  range: { low: 3.5, high: 5.1, text: '3.5-5.1' },
  printedFlag: 'H',
  flag: 'normal',
  conflict: false,
  previous: '4.9',
  collectedAt: null,
  span: [0, text.length],
};

test.each([
  ['Potassium', 'name'],
  ['5.1', 'number'],
  ['H', 'mark'],
  ['mmol/L', 'unit'],
  ['3.5-5.1', 'range'],
  ['4.9', 'previous'],
  ['x', 'other'],
] as const)('takes %s for its %s', (word, part) => {
  const at = text.indexOf(word);

  expect(rowParts(row, text)([at, at + word.length])).toBe(part);
});

test('takes a number for the value where its sign and its mark are glued to it', () => {
  const glued = 'CRP <25H mg/L';
  const facts = {
    ...row,
    name: 'CRP',
    value: '25',
    range: null,
    previous: null,
    span: [0, glued.length] as [number, number],
  };

  expect(rowParts(facts, glued)([4, 8])).toBe('number');
});

test('does not find the value inside a longer number', () => {
  const longer = 'Calcium 9.1 19.1';
  const facts = {
    ...row,
    name: 'Calcium',
    value: '9.1',
    range: null,
    previous: '19.1',
    span: [0, longer.length] as [number, number],
  };

  expect(rowParts(facts, longer)([12, 16])).toBe('previous');
});
