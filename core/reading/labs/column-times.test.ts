import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { columnOrderOf, ordersOf, timeHeadingAt } from './column-times.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]): string[] =>
  readLabRows(lines.join('\n'), tinyKnowledge()).map(({ value, range, previous }) =>
    [value, range?.text ?? '', previous ?? ''].join(' | '),
  );

test.each([
  ['Acute 03/06', { date: '03/06', stage: 0 }],
  ['Result on 9 August', { date: '9 August', stage: null }],
  ['Day 3', { date: null, stage: 3 }],
  ['2nd sample (14 June)', { date: '14 June', stage: 2 }],
  ['Tue 12.03.', { date: '12.03.', stage: null }],
])('knows the time in the heading %j', (words, expected) => {
  expect(timeHeadingAt(words, 0)).toMatchObject({ ...expected, end: words.length });
});

test.each(['Result', 'Result 12/05', 'Reference', 'Day', 'Units', 'Firstname', 'First aid'])(
  'finds no time in all of %j',
  (words) => {
    expect(timeHeadingAt(words, 0)?.end).not.toBe(words.length);
  },
);

const datesOf = (text: string, ...dates: string[]) =>
  ordersOf(
    dates.map((date) => ({ date, stage: null })),
    columnOrderOf(text),
  );
const newestOf = (text: string, ...dates: string[]) => {
  const orders = datesOf(text, ...dates);
  return dates[orders.indexOf(Math.max(...orders))];
};

test.each([
  ['', ['02/03', '19/03'], '19/03'],
  ['Printed 06/01/2027', ['29/12', '05/01'], '05/01'],
  ['', ['29/12', '05/01'], '05/01'],
  ['DOB 02/01/1961', ['04/02', '09/05'], '09/05'],
  ['Received 20.08.26', ['09/08/26', '10/07/26'], '09/08/26'],
  ['', ['14 May 08:00', '14 May 20:00'], '14 May 20:00'],
])('in %j takes of %j the newest', (text, dates, expected) => {
  expect(newestOf(text, ...dates)).toBe(expected);
});

test.each([
  ['Test     Admission    Discharge    Ref', 'Sodium   121          137          135-145'],
  ['Test     Baseline     Week 6       Ref', 'Sodium   121          137          135-145'],
  ['Ref        Units     Test      03 Mar    17 Mar   (oldest left)', '135-145    mmol/L    Sodium    121       137'],
  ['Test | Convalescent | Acute | Ref', 'Sodium | 137 | 121 | 135-145'],
  ['Test     This visit    Last visit    Ref', 'Sodium   137           121           135-145'],
  ['Test     Result    03/02/2026   Ref', 'Sodium   137       121          135-145'],
])('takes for now what the heading %j says', (head, row) => {
  expect(read('Lab results', head, row)).toEqual(['137 | 135-145 | 121']);
});

test('takes the dates of results from the line above their headings', () => {
  expect(
    read(
      'Lab results',
      '                    03/14/26     03/28/26',
      'Test        Units   Result       Result      Ref',
      'Sodium      mmol/L  121          137         135-145',
    ),
  ).toEqual(['137 | 135-145 | 121']);
});

test('takes words beside results of several times for what is expected', () => {
  const rows = readLabRows(
    'Serology\nTest      Acute      Convalescent    Ref\nSodium IgG   neg        1/80            neg',
    tinyKnowledge(),
  );
  expect(rows.map(({ value, range, flag }) => [value, range?.text, flag])).toEqual([['1/80', 'neg', 'abnormal']]);
});
