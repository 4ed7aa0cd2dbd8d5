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

test('reads the words of an exchange format', () => {
  const rows = readLabRows(
    [
      'Observation',
      "code: Glucose (Details : {LOINC code '15074-8' = 'Glucose'})",
      'subject: A. Person',
      'effective: 02/04/2013',
      "value: 6.3 mmol/l (Details: UCUM code mmol/L = 'mmol/L')",
      'referenceRange : 3.1 - 6.2 mmol/l',
      'interpretation: High',
    ].join('\n'),
    tinyKnowledge(),
  );
  expect(rows).toMatchObject([
    {
      name: 'Glucose',
      value: '6.3',
      unit: 'mmol/l',
      range: { low: 3.1, high: 6.2 },
      flag: 'high',
      collectedAt: '02/04/2013',
    },
  ]);
});
