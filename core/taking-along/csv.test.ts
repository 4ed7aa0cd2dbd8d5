import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\t=HYPERLINK(""http://x"")"'],
  ['+1', '"\t+1"'],
  ['-1', '"\t-1"'],
  ['@SUM(A1)', '"\t@SUM(A1)"'],
  ['\t=1', '"\t\t=1"'],
  ['＝1', '"\t＝1"'],
  ['a=1', 'a=1'],
  ['', ''],
])('the cell %j is written as %j', (value, cell) => {
  expect(csvLine([value, 'x'])).toBe(`${cell},x\r\n`);
});
