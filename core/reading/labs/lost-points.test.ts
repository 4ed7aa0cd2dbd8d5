import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const impossible = (...rows: string[]) =>
  readLabRows(['LABORATORY REPORT', ...rows].join('\n'), loadKnowledge())
    .filter(({ comparison }) => comparison === 'impossible' || comparison === 'lost_point')
    .map(({ name }) => name);

test.each([
  [
    'where another number cannot be',
    ['Calcium   97   mg/dL   8.5-10.5', 'INR   11      0.9-1.2', 'Sodium   138   mmol/L   135-145'],
    ['Calcium', 'INR'],
  ],
  ['where two fit with a point', ['INR   11      0.9-1.2', 'Magnesium   21   mg/dL   1.7-2.4'], ['INR', 'Magnesium']],
  ['that begins with a nought', ['Creatinine   09   mg/dL   0.6-1.2'], ['Creatinine']],
  [
    'whose nought was lost with it',
    ['Creatinine   84   mg/dL   0.60-1.30', 'Sodium   1390   mmol/L   135-145'],
    ['Creatinine', 'Sodium'],
  ],
  ['none alone', ['INR   11      0.9-1.2', 'Sodium   138   mmol/L   135-145'], []],
  ['none that has its point', ['Calcium   97   mg/dL   8.5-10.5', 'Potassium   7.1   mmol/L   3.5-5.1'], ['Calcium']],
  ['none beside whole ranges', ['Calcium   97   mg/dL   8.5-10.5', 'ALT   900   U/L   10-40'], ['Calcium']],
])('doubts numbers that may have lost their point: %s', (_, rows, expected) => {
  expect(impossible(...rows)).toEqual(expected);
});

test('tells a number that cannot be from one that may be', () => {
  const rows = readLabRows(
    'LABORATORY REPORT\nCalcium   97   mg/dL   8.5-10.5\nINR   11      0.9-1.2',
    loadKnowledge(),
  );

  expect(rows.map(({ comparison }) => comparison)).toEqual(['impossible', 'lost_point']);
});
