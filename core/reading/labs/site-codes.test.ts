import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...rows: string[]): string[] =>
  readLabRows(
    ['LABORATORY REPORT', 'Test                 Result     Flag    Reference', ...rows].join('\n'),
    tinyKnowledge(),
  ).map(({ name, value, range, printedFlag, flag }) =>
    [name, value, range?.text ?? '', printedFlag ?? '', flag].join(' | '),
  );

test('takes the code of a laboratory beside a result for none', () => {
  expect(read('Sodium        02     131        Low     135-145')).toEqual(['Sodium | 131 | 135-145 | Low | low']);
});

test('knows the codes that a legend gives', () => {
  expect(read('Sodium        QH     139                135-145', 'Site QH: Quarry Hill Labs')).toEqual([
    'Sodium | 139 | 135-145 |  | normal',
  ]);
});

test('parts what was found from what is expected in one cell', () => {
  expect(read('Hepatitis C Ab       NON-REACTIVE NON-REACTIVE')).toEqual([
    'Hepatitis C Ab | NON-REACTIVE | NON-REACTIVE |  | normal',
  ]);
});

test.each([
  '   Lee PQ et al. Lancet. 2019;394(2): 1145-1158',
  'Diabetes Care 2024;47(Suppl 1):20-42',
  'See https://example.org/test/12: 34-56',
])('takes no result from the publication %j', (line) => {
  expect(read(line)).toEqual([]);
});
