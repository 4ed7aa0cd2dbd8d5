import { expect, test } from 'vitest';
import { collectedIn, isDate } from './dates.ts';
import { isBlank, splitLines } from './lines.ts';
import { sexStatedIn } from './stated-person.ts';

test.each([
  ['Sex: F', 'female'],
  ['Patient: A B   Sex: male', 'male'],
  ['Gender: female', 'female'],
  ['DOB/Gender : 2004-10-15 / male', 'male'],
  ['Age/Sex : 45 Years / Male', 'male'],
  ['Martha is a 50-year-old female with diabetes', 'female'],
  ['A 47-year-old Latin American man presented', 'male'],
  ['Range for females: 12-16', null],
  ['', null],
])('takes from %j the sex %s', (text, expected) => {
  expect(sexStatedIn(text)).toBe(expected);
});

test.each([
  ['Date Collected: 2005-07-04', '2005-07-04'],
  ['Collected : 10/28/2025 07:42  Reported: 10/29/2025', '10/28/2025 07:42'],
  ['A B   DOB 2004-10-15   Gender: male   Collected: 2005-07-05', '2005-07-05'],
  ['SPECIMEN: AB1   COLLECTED: 04/02/2023   10:15', '04/02/2023'],
  ['Collection date: 12 Mar 2024', '12 Mar 2024'],
  ['Lab results for A B (2006-03-09)', '2006-03-09'],
  ['Reported: 10/29/2025', undefined],
  ['DOB: 2004-10-15', undefined],
  ['The specimen was collected by the nurse', undefined],
])('finds in %j the date %s', (text, expected) => {
  const [line] = splitLines(text);
  expect(line && collectedIn(text, line)).toBe(expected);
});

test.each([
  '2005-07-04',
  '05/19/2023',
  '28.10.2025',
  'Apr 10, 2025',
  '30-Jan-2013',
  '1/24/2013 12:35 PM',
  '03/2021',
  '20110227',
])('takes %j for a date', (words) => {
  expect(isDate(words)).toBe(true);
});

test.each(['8.4-10.2', '3.4-10.8', '1.005', '104', '12-14', '555-0142', '2005-07-04 and later', '99/99/2020 x'])(
  'takes %j for none',
  (words) => {
    expect(isDate(words)).toBe(false);
  },
);

test('cuts lines into cells at bars, tabs and gaps', () => {
  const text = 'a b  c\n| d | |e\nf\tg\nh i\n\n';
  const lines = splitLines(text);
  expect(lines.map(({ layout }) => layout)).toEqual(['gaps', 'bars', 'tabs', 'plain', 'plain', 'plain']);
  expect(lines.map(({ cells }) => cells.map(([start, end]) => text.slice(start, end)))).toEqual([
    ['a b', 'c'],
    ['', 'd', '', 'e'],
    ['f', 'g'],
    ['h i'],
    [],
    [],
  ]);
  expect(lines.map(isBlank)).toEqual([false, false, false, false, true, true]);
});
