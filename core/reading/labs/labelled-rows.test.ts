import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (text: string) => readLabRows(text, tinyKnowledge());

test('reads one labelled field a line', () => {
  const rows = read(
    [
      ...[
        'LABORATORY RESULTS',
        '',
        'Test: Glucose',
        'Result: 112',
        'Units: mg/dL',
        'Reference Range: 70-99',
        'Flag: High',
        '',
      ],
      ...['Test Name: HIV Ag/Ab', 'Result: Non-Reactive', 'Reference: Non-Reactive', 'Flag:'],
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    { name: 'Glucose', value: '112', unit: 'mg/dL', range: { low: 70, high: 99 }, printedFlag: 'High', flag: 'high' },
    { name: 'HIV Ag/Ab', value: 'Non-Reactive', unit: null, printedFlag: null, flag: 'normal' },
  ]);
});

test('reads no row where a test is named without a result', () => {
  expect(read('Test: Glucose\nStatus: ordered\n\nTest: Sodium')).toEqual([]);
});
