import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]): string[] =>
  readLabRows(lines.join('\n'), tinyKnowledge()).map(
    ({ name, value, unit, printedFlag, collectedAt }) =>
      `${name} ${value} ${unit ?? ''} ${printedFlag ?? ''} ${collectedAt ?? ''}`,
  );

test('reads a glucose log, one row a reading', () => {
  expect(
    read(
      'BLOOD GLUCOSE LOG',
      'Date        Time     Glucose (mg/dL)   Notes',
      '03/01/2024  07:00    145               fasting',
      '03/02/2024  07:05    132',
    ),
  ).toEqual(['Glucose 145 mg/dL  03/01/2024', 'Glucose 132 mg/dL  03/02/2024']);
});

test('reads a flow sheet of several tests', () => {
  expect(read('Date | Na | K', '2024-01-05 | 138 | 4.0', '2024-01-06 | 131 L |')).toEqual([
    'Na 138   2024-01-05',
    'K 4.0   2024-01-05',
    'Na 131  L 2024-01-06',
  ]);
});

test('takes no list of visits for one', () => {
  expect(read('Date        Doctor     Room', '03/01/2024  Lee        145')).toEqual([]);
});
