import { expect, test } from 'vitest';
import { comparatorOf } from './limit-words.ts';
import { lexLine } from './lex-line.ts';

/** The items of a line as "kind:text", with comparator and touching flag. */
const lex = (line: string, decimal: '.' | ',' = '.'): string[] =>
  lexLine(line, [0, line.length], 0, decimal).map(
    ({ kind, text, comparator, suffix }) => `${kind}:${comparator ?? ''}${text}${suffix === null ? '' : `~${suffix}`}`,
  );

test.each([
  ['104', ['number:104']],
  ['1,842', ['number:1,842']],
  ['-6', ['number:-6']],
  ['.5', ['number:.5']],
  ['=0.5', ['number:0.5']],
  ['0.55+', ['number:0.55~+']],
  ['0.9---', ['number:0.9~---']],
  ['23.5H', ['number:23.5~H']],
  ['123*', ['number:123~*']],
  ['5.4mmol/L', ['number:5.4', 'unit:mmol/L']],
  ['8%', ['number:8', 'unit:%']],
])('finds the number in %j', (line, expected) => {
  expect(lex(line)).toEqual(expected);
});

test.each([
  ['<5', ['bound:<5']],
  ['< 0.41', ['bound:<0.41']],
  ['≥10.0', ['bound:>=10.0']],
  ['&lt;4.5', ['bound:<4.5']],
  ['> OR = 60', ['bound:>=60']],
  ['less than 5', ['bound:<5']],
  ['greater than or equal to 90', ['bound:>=90']],
  ['up to 40', ['limit:up to 40']],
  ['above >=90', ['limit:above >=90']],
  ['14 or less', ['limit:14 or less']],
  ['<25 L', ['bound:<25', 'flag:L']],
])('finds the bound in %j', (line, expected) => {
  expect(lex(line)).toEqual(expected);
});

test.each([
  ['70-99', ['range:70-99']],
  ['0.50 - 0.90', ['range:0.50 - 0.90']],
  ['12.0 to 15.5', ['range:12.0 to 15.5']],
  ['70_105', ['range:70_105']],
  ['-2 - 2', ['range:-2 - 2']],
  ['135-145meq/l', ['range:135-145', 'unit:meq/l']],
  ['0.9- 1.1 - 4.0', ['number:0.9~-', 'range:1.1 - 4.0']],
  ['11.8-15.6 %', ['range:11.8-15.6', 'unit:%']],
  ['3.4-10.8', ['range:3.4-10.8']],
])('finds the range in %j', (line, expected) => {
  expect(lex(line)).toEqual(expected);
});

test.each([
  ['19-9', ['word:19-9']],
  ['25-OH', ['word:25-OH']],
  ['1,25-Dihydroxy', ['word:1,25-Dihydroxy']],
  ['132/86', ['word:132/86']],
  ['B12', ['word:B12']],
  ['2nd', ['word:2nd']],
  ['Protein S', ['word:Protein', 'word:S']],
  ['ANA titer', ['word:ANA', 'word:titer']],
  ['HbA1c', ['word:HbA1c']],
])('takes %j for words', (line, expected) => {
  expect(lex(line)).toEqual(expected);
});

test.each([
  ['1:320', ['titre:1:320']],
  ['<1:40', ['titre:<1:40']],
  ['1:40 PM', ['date:1:40 PM']],
  ['08:15', ['date:08:15']],
  ['05/19/2023', ['date:05/19/2023']],
  ['2023-05-19T10:15', ['date:2023-05-19T10:15']],
  ['28.10.2025 08:15', ['date:28.10.2025 08:15']],
  ['Apr 10, 2025', ['date:Apr 10, 2025']],
  ['30-Jan-2013 09:33', ['date:30-Jan-2013 09:33']],
  ['2012120609', ['date:2012120609']],
])('tells titres from times and dates in %j', (line, expected) => {
  expect(lex(line)).toEqual(expected);
});

test.each([
  ['2+', ['semi:2+']],
  ['Positive A Negative', ['result:Positive', 'flag:A', 'result:Negative']],
  ['none seen', ['result:none seen']],
  ['Not Estab.', ['result:Not Estab.']],
  ['6.9 High', ['number:6.9', 'flag:High']],
  ['High Density', ['result:High', 'word:Density']],
  ['104 mg/dL (H)', ['number:104', 'unit:mg/dL', 'flag:(H)']],
  ['104 mg/dL, high', ['number:104', 'unit:mg/dL', 'mark:,', 'flag:high']],
  ['5.9 ↑', ['number:5.9', 'flag:↑']],
  ['Sodium - 140', ['word:Sodium', 'mark:-', 'number:140']],
])('tells flags from words in %j', (line, expected) => {
  expect(lex(line)).toEqual(expected);
});

test.each([
  ['Reference Range: <200 mg/dL', ['label:Reference Range:', 'bound:<200', 'unit:mg/dL']],
  ['(normal 8.4-10.2)', ['mark:(', 'label:normal', 'range:8.4-10.2', 'mark:)']],
  ['Ref: 7 - 56', ['label:Ref:', 'range:7 - 56']],
  ['normal flora', ['result:normal flora']],
])('finds what announces a range in %j', (line, expected) => {
  expect(lex(line)).toEqual(expected);
});

test('reads figures by the decimal sign of the document', () => {
  expect(lex('0,270-4,200', ',')).toEqual(['range:0,270-4,200']);
  expect(lex('900-1,200', ',')).toEqual(['word:900-1,200']);
});

test.each([
  ['<', '<'],
  ['<=', '<='],
  ['≤', '<='],
  ['> or =', '>='],
  ['=>', '>='],
  ['more than', '>'],
  ['', null],
])('knows the comparator %j', (printed, expected) => {
  expect(comparatorOf(printed)).toBe(expected);
});

test('keeps offsets into the document and the cell they are in', () => {
  const text = 'abc 104 mg/dL';
  expect(lexLine(text, [4, 13], 2, '.').map(({ start, end, cell }) => [text.slice(start, end), cell])).toEqual([
    ['104', 2],
    ['mg/dL', 2],
  ]);
});
