import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = tinyKnowledge();
const rowsOf = (text: string): string[] => readLabRows(text, knowledge).map(({ name, value }) => `${name} = ${value}`);

const lines: [string, string[]][] = [
  [
    'a date or a time',
    [
      'Collected: 04/12/2025 08:15',
      'Reported 2025-04-12 14:02',
      'Date of birth: 03/07/1961',
      'DOB 03/07/1961 (64 yrs)',
      'Printed on Apr 14, 2025 at 9:30 AM',
      'Received    12.04.2025    08:40',
      'Next visit: 12 May 2025',
      'Specimen received 04/12/2025 10:00',
      'Jan 1 2 3',
      '03/02/2026 07:45  PRELIMINARY: No growth at 24 hours.',
    ],
  ],
  [
    'a phone number or an address',
    [
      'Phone: (555) 013-4477',
      'Tel 555-013-4477  Fax 555-013-4478',
      '412 Maple Avenue, Suite 300',
      'Springfield, IL 62704',
      'P.O. Box 1180, Portland OR 97201',
      '1 Elm Ave',
      'Mobile +44 7700 900123',
      'Client services 1-800-555-0199',
    ],
  ],
  [
    'a number of the report',
    [
      'MRN: 00482913',
      'Accession No. 25-104-00321',
      'Account 99120-44',
      'Order ID 7741002',
      'CLIA # 05D0642827',
      'NPI 1234567893',
      'Specimen ID: A4471-2',
      'Page 2 of 4',
      'Page: 2/4',
      'Room 214 Bed 2',
      'Report version 3.1',
      'Lab no 12 345',
      'NHS number 943 476 5919',
      'ICD-10: E11.9',
      'CPT 80053',
    ],
  ],
  [
    'what the marks of a table mean',
    [
      'H = above reference range; L = below reference range. Page 1 of 1',
      'H 0 above reference range; L   below reference range. Page 1 of 1',
      '+ erhöht - erniedrigt. Werte   3 ng/l liegen unterhalb der Nachweisgrenze.',
    ],
  ],
  [
    'a vital sign or a measure of the body',
    [
      'BP 132/86 mmHg',
      'Blood pressure: 132/86',
      'Pulse 72 bpm',
      'Heart rate 72 /min',
      'Temperature 37.1 C',
      'Temp: 98.6 F',
      'Weight 82 kg',
      'Height: 178 cm',
      'BMI 25.9 kg/m2',
      'Respiratory rate 16 /min',
      'SpO2 97 %',
      'Pain score 3',
    ],
  ],
  [
    'a dose',
    [
      'Metformin 500 mg twice daily',
      'Take 2 tablets of 500 mg',
      'Atorvastatin 20 mg 1 tab PO qHS',
      'Insulin glargine 20 units at bedtime',
      'Levothyroxine 75 mcg daily before breakfast',
      'Lisinopril 10 mg',
      'Amoxicillin 500 mg, 3 times a day for 7 days',
    ],
  ],
  [
    'a heading',
    [
      'CHEMISTRY',
      'Lipid panel',
      'Complete Blood Count (CBC)',
      'Test    Result    Units    Reference Range',
      '--- Urinalysis ---',
      'Basic Metabolic Panel (8)',
      'RESULTS',
    ],
  ],
  [
    'a footnote or a remark',
    [
      '1 This test was performed at the main laboratory.',
      '* Fasting reference range 70-99 mg/dL',
      'Reference range: 70-99 mg/dL',
      'Desirable: <200 mg/dL',
      'Borderline high: 200-239 mg/dL',
      'Optimal <100',
      'Prediabetes: 5.7-6.4%',
      'Values above 126 mg/dL suggest that the test should be repeated.',
      'For ages over 60 the upper limit is 30 mg/dL.',
      'Note: method changed on 1 March 2024.',
      'H = high, L = low, * = abnormal',
      'Patient fasted for 12 hours.',
      'End of report',
    ],
  ],
];
const table = lines.flatMap(([what, examples]) => examples.map((line) => [what, line] as const));

test.each(table)('takes %s for no result in a laboratory report: %j', (_what, line) => {
  expect(rowsOf(`LABORATORY REPORT\n\n${line}\n`)).toEqual([]);
});

test.each(table)('takes %s for no result between two rows: %j', (_what, line) => {
  const rows = rowsOf(`LABORATORY REPORT\n\nSodium 140 mmol/L 136-145\n${line}\nPotassium 4.1 mmol/L 3.5-5.1\n`);
  expect(rows).toEqual(['Sodium = 140', 'Potassium = 4.1']);
});

test.each(table)('takes %s for no result in a letter: %j', (_what, line) => {
  expect(rowsOf(`Dear Ms Hart,\n\n${line}\n\nYours sincerely`)).toEqual([]);
});

test('takes oxygen saturation for a result where a laboratory prints its range', () => {
  const knowledge = tinyKnowledge();
  const gas = readLabRows('ARTERIAL BLOOD GAS\nO2 Sat 89 % (95-100) L', knowledge);
  expect(gas).toMatchObject([{ name: 'O2 Sat', value: '89', flag: 'low' }]);
  expect(readLabRows('VITAL SIGNS\nO2 Sat 97 %', knowledge)).toEqual([]);
});

test.each(['T-score   -2.6', 'BMD   0.72   g/cm2', 'FEV1   2.1 L   66 %'])('takes %j for no laboratory row', (line) => {
  expect(readLabRows(`LABORATORY REPORT\n${line}`, tinyKnowledge())).toEqual([]);
});

test('takes no figure out of a code', () => {
  expect(
    readLabRows('LABORATORY REPORT\nPanel\nMarker  -1+3', tinyKnowledge()).map(({ value }) => value),
  ).not.toContain('-1');
});
