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

test('reads cards copied from a portal, a name over its labelled fields', () => {
  const cards = [
    ...['UREA', 'Result: 9.1 mmol/L (High)', 'Reference range: 2.5 - 7.8', 'Status: Preliminary'],
    ...['MAGNESIUM', 'Result: Pending', 'Status: Registered'],
    ...['Potassium', 'Your value', '5.0 mmol/L', 'Standard range', '3.5 - 5.1 mmol/L'],
  ];
  const rows = readLabRows(
    `Lab result details\nTest: KIDNEY PANEL\nResults: None noted\n\n${cards.join('\n')}`,
    tinyKnowledge(),
  );

  expect(rows.map(({ name, value, range, flag }) => [name, value, range?.text, flag])).toEqual([
    ['UREA', '9.1', '2.5 - 7.8', 'high'],
    ['MAGNESIUM', 'Pending', undefined, 'unknown'],
    ['Potassium', '5.0', '3.5 - 5.1', 'normal'],
  ]);
});

test('reads cards with blank lines between label and field', () => {
  const text =
    'Lab results\n\nSODIUM\n\nYour value\n\n149 mmol/L\n\nStandard range\n\n135 - 145 mmol/L\n\nGLUCOSE\nYour value\n80 mg/dL';

  expect(read(text).map(({ name, value, range, flag }) => [name, value, range?.text, flag])).toEqual([
    ['SODIUM', '149', '135 - 145', 'high'],
    ['GLUCOSE', '80', undefined, 'unknown'],
  ]);
});
