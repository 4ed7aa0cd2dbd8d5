import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { layoutOf } from '../../explaining/testing/page-words.ts';
import type { PageWord } from '../../documents/page-layout.ts';
import { readLabRows } from '../labs/read-lab-rows.ts';
import { suspectWords } from './suspect-words.ts';

const head = 'Test           Result   Flag   Unit       Reference\n';
const others = [
  'Sodium         150      H      mmol/L     135-145',
  'Glucose        180      H      mg/dL      70-99',
  'Chloride       90       L      mmol/L     98-107',
  'Calcium        9.1             mg/dL      8.6-10.3',
].join('\n');

function suspectsIn(row: string, changed: Record<string, Partial<PageWord>> = {}): string[] {
  const text = `${head}${row}\n${others}`;
  const rows = readLabRows(text, tinyKnowledge(), { recognised: true });
  return suspectWords(rows, layoutOf(text, changed), text).map(({ span }) => text.slice(...span));
}

test.each([
  ['nothing where all fits together', 'Potassium      5.9      H      mmol/L     3.5-5.1', []],
  [
    'number and mark where they disagree with the range',
    'Potassium      4.9      H      mmol/L     3.5-5.1',
    ['4.9', 'H'],
  ],
  [
    'a result outside its range without the mark of the others',
    'Potassium      5.9             mmol/L     3.5-5.1',
    ['5.9'],
  ],
  ['a number that lost its point', 'Potassium      41       H      mmol/L     3.5-5.1', ['41']],
  ['a number with a decimal sign of its own', 'Potassium      4,9             mmol/L     3.5-5.1', ['4,9']],
  ['signs where a number is expected', 'Potassium      ΛO.9            mmol/L     3.5-5.1', ['ΛO.9']],
  ['a number with the rest of a sign at its side', "Potassium      '4.9            mmol/L     3.5-5.1", ["'4.9"]],
  ['a unit that nobody prints', 'Potassium      5.9      H      mnol/X     3.5-5.1', ['mnol/X']],
  ['letters where a range is expected', 'Potassium      5.9             mmol/L     OIN', ['OIN']],
  [
    'a range whose bracket may be read as a figure',
    'Potassium      4.9             mmol/L     (3.5-5.11',
    ['(3.5-5.11'],
  ],
  ['a range whose sign was taken for a letter', 'Potassium      4.9             mmol/L     A100', ['A100']],
  ['a comparator without a number', 'Potassium      <               mmol/L     3.5-5.1', ['<']],
  ['a number behind a letter that names nothing', 'F              2025', ['2025']],
  [
    'a range with the row of another sheet behind it',
    'Potassium      4.9             mmol/L     3.5-5.1          Haemoglobin     108     L    g/L     120-150',
    ['3.5-5.1', 'Haemoglobin', '108', 'L', 'g/L', '120-150'],
  ],
  ['a cell that nothing was made of', 'Potassium      4.9      T      mmol/L     3.5-5.1', ['T']],
])('suspects %s', (_case, row, expected) => {
  expect(suspectsIn(row)).toEqual(expected);
});

test('suspects the number behind a name that is not known and was hardly read', () => {
  const hardlyRead = { confidence: 0.5 };
  const unknown = 'HDL Chdletel   1.42            mmol/L     >1.20';

  expect(suspectsIn(unknown, { Chdletel: hardlyRead })).toEqual(['1.42']);
  expect(suspectsIn(unknown)).toEqual([]);
  expect(suspectsIn('Potassium      4.9             mmol/L     3.5-5.1', { Potassium: hardlyRead })).toEqual([]);
});

test.each<[string, Partial<PageWord>]>([
  ['was printed as text', { confidence: null }],
  ['is doubtful already', { doubt: { reason: 'faint' } }],
  ['a person put right', { corrected: { read: '3.9', at: '2026-05-12T08:00:00Z' } }],
])('suspects no word that %s', (_case, word) => {
  expect(suspectsIn('Potassium      4.9      H      mmol/L     3.5-5.1', { '4.9': word })).not.toContain('4.9');
});

test('finds the bracket that closes a range behind the row', () => {
  const text = 'LABORATORY REPORT\n\nPotassium: 4.9 mmol/L (normal 3.5-5.1)';
  const rows = readLabRows(text, tinyKnowledge(), { recognised: true });

  expect(rows).toHaveLength(1);
  expect(suspectWords(rows, layoutOf(text, {}), text)).toEqual([]);
});

test('suspects a number with another decimal sign than the others, but no thousands', () => {
  const signs = ['Iron   6.3', 'Urea   4,9', 'Folate   7,1', 'CRP   8,8', 'Zinc   1,2', 'Copper   9,1', 'Lead   1.204'];
  const text = `${head}${signs.map((row) => row.padEnd(40, ' ') + 'mg/l').join('\n')}`;
  const rows = readLabRows(text, tinyKnowledge(), { recognised: true });

  expect(rows).toHaveLength(signs.length);
  expect(suspectWords(rows, layoutOf(text, {}), text).map(({ span }) => text.slice(...span))).toEqual(['6.3']);
});

test('suspects every number of a page that is not clear', () => {
  const text = `${head}${others}`;
  const rows = readLabRows(text, tinyKnowledge(), { recognised: true });
  const words = Object.fromEntries(text.split(/\s+/).map((word) => [word, { confidence: 0.7 }]));

  expect(suspectWords(rows, layoutOf(text, words), text).map(({ span }) => text.slice(...span))).toEqual([
    ...['150', '180', '90', '9.1'],
  ]);
});

test('takes words that most rows have for a column that is not read', () => {
  const text = `${head}${others.replaceAll(/$/gm, '   LAB1')}`;
  const rows = readLabRows(text, tinyKnowledge(), { recognised: true });

  expect(suspectWords(rows, layoutOf(text, {}), text)).toEqual([]);
});

test('suspects nothing where no page was recognised', () => {
  expect(suspectWords([], undefined, '')).toEqual([]);
});
