import { expect, test } from 'vitest';
import type { LabResult } from '#core/documents/explanation.ts';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = tinyKnowledge();
const read = (text: string): LabResult[] => readLabRows(text, knowledge);

/** A row in short: name, value, unit, range, flag and what was printed as flag. */
const brief = ({ name, comparator, value, unit, range, flag, printedFlag }: LabResult): string =>
  [name, `${comparator ?? ''}${value}`, unit ?? '', range?.text ?? '', flag, printedFlag ?? ''].join(' | ');

const inReport = (line: string): string => `LABORATORY REPORT\n\nChemistry panel\n${line}\n`;

test.each([
  ['Glucose 104 mg/dL 70-100 H', 'Glucose | 104 | mg/dL | 70-100 | high | H'],
  ['Glucose: 104 mg/dL (70-100) *', 'Glucose | 104 | mg/dL | 70-100 | high | *'],
  ['Glucose was 104 mg/dL (70-100), high', 'Glucose | 104 | mg/dL | 70-100 | high | high'],
  ['GLUCOSE  182  mg/dl  H  (70_105)', 'GLUCOSE | 182 | mg/dl | 70_105 | high | H'],
  ['Haptoglobin g/L 1.2 0.3 - 2.0', 'Haptoglobin | 1.2 | g/L | 0.3 - 2.0 | normal | '],
  ['Haematocrit 0.55+ 0.38 - 0.52', 'Haematocrit | 0.55 |  | 0.38 - 0.52 | high | +'],
  ['Lymphocytes x10*9/L 0.9- 1.1 - 4.0', 'Lymphocytes | 0.9 | x10*9/L | 1.1 - 4.0 | low | -'],
  ['Mean Cell Haemoglobin pg 36+ 27 - 35', 'Mean Cell Haemoglobin | 36 | pg | 27 - 35 | high | +'],
  ['Red Cell Count x10*12/L 5.9 4.2 - 6.0', 'Red Cell Count | 5.9 | x10*12/L | 4.2 - 6.0 | normal | '],
  ['LDL CHOLESTEROL 105 Reference Range: <100 mg/dL', 'LDL CHOLESTEROL | 105 | mg/dL | <100 | high | '],
  ['Glucose 145H mg/dL 70-99', 'Glucose | 145 | mg/dL | 70-99 | high | H'],
  ['Glucose *112* mg/dL 70-99', 'Glucose | 112 | mg/dL | 70-99 | high | *'],
  ['Glucose (mg/dL)  104  70-99', 'Glucose | 104 | mg/dL | 70-99 | high | '],
  ['Sodium 141 mmol/L 136 mmol/L - 145 mmol/L', 'Sodium | 141 | mmol/L | 136 mmol/L - 145 | normal | '],
  ['Calcium 8.6-10.2 9.1 mg/dL', 'Calcium | 9.1 | mg/dL | 8.6-10.2 | normal | '],
  ['HbA1c: 6.1% (reference: less than 5.7%) - HIGH', 'HbA1c | 6.1 | % | less than 5.7 | high | HIGH'],
  ['Serum C reactive protein level <1 mg/L [<5]', 'Serum C reactive protein level | <1 | mg/L | <5 | normal | '],
  ['Ferritin 9 ug/L [15 - 300]  L', 'Ferritin | 9 | ug/L | 15 - 300 | low | L'],
  ['Troponin I <0.01 ng/mL 0.00 - 0.04', 'Troponin I | <0.01 | ng/mL | 0.00 - 0.04 | normal | '],
  ['eGFR > OR = 90 mL/min/1.73m2 > OR = 60', 'eGFR | >=90 | mL/min/1.73m2 | > OR = 60 | normal | '],
  ['Rheumatoid factor 12 IU/mL 14 or less', 'Rheumatoid factor | 12 | IU/mL | 14 or less | normal | '],
  ['Ferritin 11,8 µg/l 30 – 400 -', 'Ferritin | 11,8 | µg/l | 30 – 400 | low | -'],
  ['NT-proBNP  1,842  pg/mL  <125  H', 'NT-proBNP | 1,842 | pg/mL | <125 | high | H'],
  ['CA 125 12 U/mL <35', 'CA 125 | 12 | U/mL | <35 | normal | '],
  ['CA 19-9 41.8 U/mL <37', 'CA 19-9 | 41.8 | U/mL | <37 | high | '],
  ['Vitamin D, 25-Hydroxy 45.0 ng/mL 30-100', 'Vitamin D, 25-Hydroxy | 45.0 | ng/mL | 30-100 | normal | '],
  ['ANA Titer  1:320  <1:80', 'ANA Titer | 1:320 |  | <1:80 | high | '],
  ['WBC, Urine  40-60  /HPF  0-5', 'WBC, Urine | 40-60 | /HPF | 0-5 | high | '],
  ['Nitrite  Positive  A  Negative', 'Nitrite | Positive |  | Negative | abnormal | A'],
  ['Nitrite: Negative', 'Nitrite | Negative |  |  | unknown | '],
  ['Ketones  Trace  Negative', 'Ketones | Trace |  | Negative | abnormal | '],
  ['HIV Ag/Ab  Non-Reactive  Non-Reactive', 'HIV Ag/Ab | Non-Reactive |  | Non-Reactive | normal | '],
  ['Neutrophils 52 % Not Estab.', 'Neutrophils | 52 | % | Not Estab. | unknown | '],
  ['Blood culture  Candida albicans', 'Blood culture | Candida albicans |  |  | unknown | '],
  ['Potassium  Hemolyzed  mmol/L  3.5-5.1', 'Potassium | Hemolyzed | mmol/L | 3.5-5.1 | unknown | '],
  ['Ferritin  see note  ng/mL', 'Ferritin | see note | ng/mL |  | unknown | '],
  ['Base Excess  -6  mmol/L', 'Base Excess | -6 | mmol/L |  | unknown | '],
  ['HGB (M 13-18 g/dl; F 12-16 g/dl) | 13.2', 'HGB | 13.2 | g/dl | M 13-18 g/dl; F 12-16 g/dl | normal | '],
  ['Sodium (135-145meq/l) | 131 (L)', 'Sodium | 131 | meq/l | 135-145 | low | (L)'],
])('reads %j', (line, expected) => {
  expect(read(inReport(line)).map(brief)).toEqual([expected]);
});

test('keeps the spans of rows that support all their words', () => {
  const text = inReport('Glucose 104 mg/dL 70-100 H');
  const [row] = read(text);
  expect(text.slice(...(row?.span ?? [0, 0]))).toBe('Glucose 104 mg/dL 70-100 H');
});

test('knows analytes by their names and takes others as printed', () => {
  const [glucose, other] = read(inReport('Glucose 90 mg/dL 70-100\nXylobase 3 U/L 1-5'));
  expect([glucose?.analyte, glucose?.loinc]).toEqual(['glucose', '2345-7']);
  expect([other?.name, other?.analyte, other?.loinc]).toEqual(['Xylobase', null, null]);
});

test('shows a printed flag that the printed range contradicts as a conflict', () => {
  const [row] = read(inReport('Hemoglobin 10.2 g/dL 13-18 N'));
  expect(row).toMatchObject({ printedFlag: 'N', flag: 'low', conflict: true });
});

test('calls a value critical by a printed flag, or by a limit for its unit', () => {
  const rows = read(
    inReport('TSH 0.008 LL mIU/L 0.400-4.500\nPotassium 6.9 mmol/L 3.5-5.1\nPotassium 6.9 mg/dL 3.5-5.1'),
  );
  expect(rows.map(({ flag }) => flag)).toEqual(['critical_low', 'critical_high', 'high']);
});

test('takes the range for the sex that the document states', () => {
  const row = 'Hemoglobin 12.5 g/dL Male: 13.2-16.6 Female: 11.6-15.0';
  expect(read(`LABORATORY REPORT\nSex: Female\n\n${row}`)[0]).toMatchObject({
    range: { low: 11.6, high: 15 },
    flag: 'normal',
  });
  expect(read(`LABORATORY REPORT\nSex: M\n\n${row}`)[0]).toMatchObject({
    range: { low: 13.2, high: 16.6 },
    flag: 'low',
  });
  expect(read(`LABORATORY REPORT\n\n${row}`)[0]).toMatchObject({ range: { low: null, high: null }, flag: 'unknown' });
});

test.each([
  ['Date Collected: 05/19/2023', '05/19/2023'],
  ['Collected: 10/28/2025 07:42    Reported: 10/28/2025 15:09', '10/28/2025 07:42'],
  ['Collection Date: 2023-05-19', '2023-05-19'],
  ['Collected on Apr 10, 2025', 'Apr 10, 2025'],
])('dates rows by %j', (head, expected) => {
  expect(read(`LABORATORY REPORT\n${head}\n\nGlucose 104 mg/dL 70-100`)[0]?.collectedAt).toBe(expected);
});

test('reads nothing out of an empty text, a letter or the head of a report', () => {
  expect(read('')).toEqual([]);
  expect(
    read(
      'Laboratory Corporation\nPatient: John Doe    DOB: 01/15/1980   Sex: M\nPhone: 555-0142   Page 1 of 2\n' +
        'MRN 00731986   Age: 45   Accession: C25-0184723\n1200 Harbor Street, Springfield, CA 90404\nThis report has no results.',
    ),
  ).toEqual([]);
});
