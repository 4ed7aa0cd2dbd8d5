import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabs } from './read-lab-rows.ts';

const head = 'Test              Result   Flag   Units     Reference\n';
const others =
  'Glucose           104      H      mg/dL     70-99\nPotassium         4.1             mmol/L    3.5-5.1\n';

function read(text: string, recognised = true) {
  const { rows, unread } = readLabs(text, tinyKnowledge(), { recognised });
  return { rows: rows.map(({ name, value }) => `${name} ${value}`), unread: unread.map(({ name }) => name) };
}

test.each([
  ['a unit and a range', 'Sodium                            mmol/L    135-145', 'Sodium'],
  ['a unit', 'Sodium                            mmol/L', 'Sodium'],
  ['a range', 'Sodium                                      135-145', 'Sodium'],
  ['a mark', 'Sodium                     H      mmol/L    135-145', 'Sodium'],
  ['a mark in words', 'Sodium                     High   mmol/L    135-145', 'Sodium'],
  ['the rest of a rule', 'Sodium            |               mmol/L    135-145', 'Sodium'],
  ['a limit', 'LDL                               mg/dL     <130', 'LDL'],
  ['a limit with its unit', 'LDL                                         <130 mg/dL', 'LDL'],
  ['a letter of its name misread', 'Sod1um                            mmol/L    135-145', 'Sod1um'],
  ['a name that nobody knows', 'Fooglobin                         mg/L      2-5', 'Fooglobin'],
])('tells a row of a table that has no number but %s', (_case, row, name) => {
  expect(read(`${head}${others}${row}`)).toEqual({ rows: ['Glucose 104', 'Potassium 4.1'], unread: [name] });
});

test.each([
  ['a number', 'Sodium            139             mmol/L    135-145'],
  ['a number a little aside', 'Sodium                   139      mmol/L    135-145'],
  ['a bound for its number', 'LDL               <20             mg/dL     <130'],
  ['a range for its number', 'Casts             0-2             /LPF      0-5'],
  ['the reason why there is none', 'Sodium            Pending         mmol/L    135-145'],
  ['a remark', 'Sodium            See note        mmol/L    135-145'],
  ['a test that was not done', 'Sodium            Not done        mmol/L    135-145'],
  ['a dash', 'Sodium            -               mmol/L    135-145'],
  ['a word for its result', 'Nitrite           Negative        mg/dL     Negative'],
  ['normal for its result', 'Urobilinogen      Normal          mg/dL     0.2-1.0'],
  ['the range of another group', 'Prediabetes                                 5.7-6.4'],
  ['a goal', 'Target                                      <7.0'],
  ['the meaning of a mark', 'H = High                          mg/L      2-5'],
  ['nothing beside it', 'Lipids'],
  ['another head', 'Test              Result   Flag   Units     Reference'],
  ['words', 'Sodium was checked twice, see mmol/L 135-145'],
])('tells no row with %s', (_case, row) => {
  expect(read(`${head}${others}${row}`).unread).toEqual([]);
});

test('tells rows below others where no heading stands', () => {
  const rows = 'Glucose   104   mg/dL   70-99\nSodium   mmol/L   135-145\nCalcium: mg/dL (8.6-10.3)\nTSH: mU/L';

  expect(read(`LABORATORY REPORT\n\n${rows}`).unread).toEqual(['Sodium', 'Calcium', 'TSH']);
});

test('takes the result of an earlier date for no result of now', () => {
  const table = [
    'Test         Result   Previous result   Units     Reference',
    'Sodium       139      140               mmol/L    135-145',
    'Potassium             4.1               mmol/L    3.5-5.1',
  ];

  expect(read(table.join('\n'))).toEqual({ rows: ['Sodium 139'], unread: ['Potassium'] });
});

test('takes a number below a name for its number', () => {
  expect(read(`${head}${others}Sodium\n                  139             mmol/L    135-145`)).toEqual({
    rows: ['Glucose 104', 'Potassium 4.1', 'Sodium 139'],
    unread: [],
  });
});

test('takes a table of ranges for no results', () => {
  expect(read('Test         Units     Reference\nSodium       mmol/L    135-145').unread).toEqual([]);
});

test('tells nothing of a text that was not recognised', () => {
  expect(read(`${head}${others}Sodium                            mmol/L    135-145`, false).unread).toEqual([]);
});

test('points to the whole line', () => {
  const text = `${head}${others}Sodium                            mmol/L    135-145   \n`;
  const [row] = readLabs(text, tinyKnowledge(), { recognised: true }).unread;

  expect(text.slice(...(row?.span ?? [0, 0]))).toBe('Sodium                            mmol/L    135-145');
});

test.each([
  ['Occult blood x3   P,N,P   N   A', ['Occult blood x3']],
  ['Note   see below', []],
  ['Printed   12/03/2026   A', []],
])('tells a row of a text that was seen and not believed: %s', (row, unread) => {
  const text = `Stool tests\nTest   Result   Reference   Flag\n${row}`;

  expect(readLabs(text, tinyKnowledge()).unread.map(({ name }) => name)).toEqual(unread);
});
