import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]): string[] =>
  readLabRows(['Lab results', ...lines].join('\n'), tinyKnowledge()).map(({ value, range, flag }) =>
    [value, range?.text ?? '', flag].join(' | '),
  );

test.each([
  ['"Test","Result","Ref Low","Ref High","Units"', '"Sodium","131","135","145","mmol/L"', '131 | 135 - 145 | low'],
  ['Test       Value   Units    Lower   Upper', 'Sodium     139     mmol/L   135     145', '139 | 135 - 145 | normal'],
  ['Test       Value   Units    Lower   Upper', 'Sodium     149     mmol/L   -       145', '149 | up to 145 | high'],
  ['Test       Value   Units    Lower   Upper', 'Sodium     131     mmol/L   135     -', '131 | 135 or more | low'],
  ['Test       Value   Units    Lower   Upper', 'Sodium     131     mmol/L   -       -', '131 |  | unknown'],
])('under %j reads %j', (head, row, expected) => {
  expect(read(head, row)).toEqual([expected]);
});

test('takes one letter of two for what was found and the other for what is expected', () => {
  const rows = [
    'Test                Res.   Norm   Abn',
    'Giardia antigen     P      N      *',
    'Rotavirus antigen   N      N',
  ];
  expect(read(...rows)).toEqual(['P | N | abnormal', 'N | N | normal']);
});
