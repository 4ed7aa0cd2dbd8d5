import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = loadKnowledge();
const read = (...lines: string[]) =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), knowledge).map(
    ({ value, flag, step }) => `${value} ${flag} ${step ?? ''}`,
  );

test.each([
  [
    'Urine albumin/creatinine ratio: 88 mg/g [A1 <30 normal; A2 30-300 moderately increased; A3 >300 severely increased]',
    '88 high moderately increased: 30-300',
  ],
  ['uACR 512 mg/g (A1 <30, A2 30-300, A3 >300)', '512 unknown A3: >300'],
  [
    'Glucose, 2 h after 75 g: 8.8 mmol/L   Normal <7.8  Impaired glucose tolerance 7.8-11.0  Diabetes >=11.1',
    '8.8 high Impaired glucose tolerance: 7.8-11.0',
  ],
  ['Glucose, 2 h after 75 g: 8.8 mmol/L (<7.8)', '8.8 high '],
  ['Growth hormone, 2 h after 75 g glucose: 1.9 ug/L (<0.4)', '1.9 high '],
  ['Tacrolimus 12 h after dose: 7.2 ug/L (5 - 10)', '7.2 normal '],
])('reads the stretches behind a value, and the time in a name: %s', (line, row) => {
  expect(read(line)).toEqual([row]);
});

test('takes the stretch of the age that the report states', () => {
  const limits = '   <50 y: rule-in >450; 50-75 y: rule-in >900; >75 y: rule-in >1800; any age: rule-out <300';

  expect(read('Patient age: 61', 'NT-proBNP: 1,020 pg/mL', limits)).toEqual(['1,020 high 50-75 y: rule-in: >900']);
  expect(read('Patient age: 80', 'NT-proBNP: 1,020 pg/mL', limits)).toEqual(['1,020 unknown ']);
  expect(
    read('Patient age: 61', 'NT-proBNP: 1,020 pg/mL (age <50: rule-in >450; 50-75: >900; >75: >1800)'),
  ).not.toEqual(['1,020 normal ']);
});

test('leaves a time or a remark behind a value out of its name', () => {
  expect(read('Sodium 139 mmol/L at 2 h: repeat if unwell (135-145)')).toEqual(['139 normal ']);
});
