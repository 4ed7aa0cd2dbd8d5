import { expect, test } from 'vitest';
import type { LabResult } from '../documents/explanation.ts';
import { farthestFirst } from './lab-order.ts';
import { factsOf, range } from './testing/facts.ts';

const { lab } = factsOf('row');
const row = (name: string, facts: Partial<LabResult>) => lab('row', { name, value: '1', ...facts });
const order = (rows: LabResult[]) => farthestFirst(rows).map(({ name }) => name);

test.each<[string, Partial<LabResult>]>([
  ['a whole range above', { value: '9', range: range(3, 6, '3-6') }],
  ['a whole range below', { value: '0', range: range(3, 6, '3-6') }],
  ['twice the limit', { value: '1,200', range: range(null, 600, '<600') }],
  ['half the limit', { value: '30', range: range(60, null, '>60') }],
  ['a mark for far outside', { printedFlag: 'HH' }],
])('puts %s before what is a little outside', (_, facts) => {
  const near = row('near', { value: '6.1', range: range(3, 6, '3-6'), printedFlag: 'H' });

  expect(order([near, row('far', facts)])).toEqual(['far', 'near']);
});

test('keeps the order of the report otherwise', () => {
  const rows = ['one', 'two', 'three'].map((name) => row(name, { value: '6.1', range: range(3, 6, '3-6') }));

  expect(order(rows)).toEqual(['one', 'two', 'three']);
});
