import { expect, test } from 'vitest';
import type { LabResult } from '#core/documents/explanation.ts';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (text: string): LabResult[] => readLabRows(text, tinyKnowledge());
const brief = ({ name, comparator, value, unit, range, flag, previous }: LabResult): string =>
  [name, `${comparator ?? ''}${value}`, unit ?? '', range?.text ?? '', flag, previous ?? ''].join(' | ');

test('reads columns under a header', () => {
  const rows = read(
    [
      'TESTS                 RESULT FLAG  UNITS     REFERENCE INTERVAL',
      'Sodium                   133 Low   mmol/L    136-145',
      'Urine colour          Yellow                 Yellow',
      'Appearance, Urine     clear, amber',
      'Digoxin                  0.9       ng/mL     0.8-2.0',
    ].join('\n'),
  );
  expect(rows.map(brief)).toEqual([
    'Sodium | 133 | mmol/L | 136-145 | low | ',
    'Urine colour | Yellow |  | Yellow | normal | ',
    'Appearance, Urine | clear, amber |  |  | unknown | ',
    'Digoxin | 0.9 | ng/mL | 0.8-2.0 | normal | ',
  ]);
});

test('reads results that stand in range or out of range', () => {
  const rows = read(
    [
      'Test Name                In Range    Out Of Range  Reference Range',
      'Calcium                                     7.7 L  8.5-10.5 mg/dL',
      'Sodium                        137                  135-145 mmol/L',
    ].join('\n'),
  );
  expect(rows.map(brief)).toEqual([
    'Calcium | 7.7 | mg/dL | 8.5-10.5 | low | ',
    'Sodium | 137 | mmol/L | 135-145 | normal | ',
  ]);
});

test('reads bars and tabs by the place of the cell', () => {
  const bars =
    'Date | Test | Result - Unit | Interpretation | Reference Range | Comment\n2012120609 | GLUCOSE | 155 MG/DL | H | 74-118 | see 12-14';
  const tabs = 'Test\tResult\tUnits\tReference Range\tFlag\nSodium\t131\tmmol/L\t136-145\tL';
  expect(read(bars).map(brief)).toEqual(['GLUCOSE | 155 | MG/DL | 74-118 | high | ']);
  expect(read(bars)[0]?.collectedAt).toBe('2012120609');
  expect(read(tabs).map(brief)).toEqual(['Sodium | 131 | mmol/L | 136-145 | low | ']);
});

test('takes no previous result for the current one', () => {
  const rows = read(
    [
      'Laboratory Corporation',
      'Test Current Result and Flag Previous Result and Date Units Reference Interval',
      'WBC 6.2 8.6 11/23/2022 x10E3/uL 3.4-10.8',
      'Estradiol 18.0 <5.0 04/13/2022 pg/mL 7.6-42.6',
      'BUN 18 22 High 05/01/2023 mg/dL 7-20',
    ].join('\n'),
  );
  expect(rows.map(brief)).toEqual([
    'WBC | 6.2 | x10E3/uL | 3.4-10.8 | normal | 8.6',
    'Estradiol | 18.0 | pg/mL | 7.6-42.6 | normal | <5.0',
    'BUN | 18 | mg/dL | 7-20 | normal | 22',
  ]);
});

test('takes the newest of results under several dates, whatever their order', () => {
  const rows = read(
    [
      'Test          Unit     Reference    2024-03-02   2025-10-28   2024-09-14',
      'Hemoglobin    g/dL     13.2-16.6          14.9       12.8 L         14.1',
      'LDL           mg/dL    <100              131 H            —        142 H',
    ].join('\n'),
  );
  expect(rows.map(brief)).toEqual([
    'Hemoglobin | 12.8 | g/dL | 13.2-16.6 | low | 14.1',
    'LDL | 142 | mg/dL | <100 | high | 131',
  ]);
  expect(rows.map(({ collectedAt }) => collectedAt)).toEqual(['2025-10-28', '2024-09-14']);
});

test('reads two tables side by side', () => {
  const rows = read(
    [
      'Test            Result      Units    Ref. Range     Test          Result    Units   Ref. Range',
      'Sodium          133       L mmol/L   136-145        Albumin       3.3     L g/dL    3.5-5.7',
      'Magnesium       1.9         mg/dL    1.9-2.7        GGT           88      H U/L     9-64',
    ].join('\n'),
  );
  expect(rows.map(brief)).toEqual([
    'Sodium | 133 | mmol/L | 136-145 | low | ',
    'Albumin | 3.3 | g/dL | 3.5-5.7 | low | ',
    'Magnesium | 1.9 | mg/dL | 1.9-2.7 | normal | ',
    'GGT | 88 | U/L | 9-64 | high | ',
  ]);
});

test('joins a name that is wrapped around its row', () => {
  const rows = read(
    [
      'Test Name                           In Range      Out of Range    Reference Range     Units',
      'Epstein-Barr Virus Capsid',
      '                                                  156.0 H         <18.0               U/mL',
      'Antigen Antibody, IgG',
    ].join('\n'),
  );
  expect(rows.map(brief)).toEqual(['Epstein-Barr Virus Capsid Antigen Antibody, IgG | 156.0 | U/mL | <18.0 | high | ']);
});

test('reads rows whose fields stand below the name', () => {
  const rows = read(
    [
      'MyChart',
      'Collected on Apr 10, 2025',
      '',
      'Creatinine Level',
      'Normal range: 0.50 - 0.90 mg/dL',
      '0.50    0.90',
      '0.72',
      '',
      'EGFR',
      'Normal range: above >=90 mL/min/1.73m2',
      'Value',
      '72',
    ].join('\n'),
  );
  expect(rows.map(brief)).toEqual([
    'Creatinine Level | 0.72 | mg/dL | 0.50 - 0.90 | normal | ',
    'EGFR | 72 | mL/min/1.73m2 | above >=90 | low | ',
  ]);
});

test('reads results listed in one cell', () => {
  const rows = read(
    'Results Summary\nData and Description | Results\n1/24/2013 12:35 PM | - Hgb Bld-mCnc 13.50 g/dL - WBC # Bld Auto 6.0 x10E3/uL',
  );
  expect(rows.map(brief)).toEqual([
    'Hgb Bld-mCnc | 13.50 | g/dL |  | unknown | ',
    'WBC # Bld Auto | 6.0 | x10E3/uL |  | unknown | ',
  ]);
  expect(rows[0]?.collectedAt).toBe('1/24/2013 12:35 PM');
});

test('reads no vital signs, medicines or problems as results', () => {
  const rows = read(
    [
      'Summary of Care',
      '',
      'Medications',
      'Medicine | Dose | Route',
      'Potassium chloride | 20 mEq | by mouth',
      '',
      'Vital Signs',
      'Date | Test | Result | Details',
      '30-Jan-2013 | Height | 64 in | Status:',
      'Blood Pressure | 132/86 mmHg | Status:',
      '',
      'Results',
      'Date | Description | Value | Details',
      'Resulted on: 30-Jan-2013 09:33 | CBC | |',
      '| HGB | 14.5 g/dl | Range: 13.5 - 18.0 g/dl',
    ].join('\n'),
  );
  expect(rows.map(brief)).toEqual(['HGB | 14.5 | g/dl | 13.5 - 18.0 | normal | ']);
});

test('reads limits in columns of their own, and a flag under a title that is none', () => {
  const rows = read(
    'Test          Value    Unit      Low     High    Status\nGlucose       104      mg/dL     70      99      High',
  );
  expect(rows).toMatchObject([{ value: '104', range: { low: 70, high: 99 }, printedFlag: 'High', flag: 'high' }]);
});

test('reads tables written with bars at both ends', () => {
  const rows = read(
    [
      '| Test | Result | Flag | Reference | Unit |',
      '|------|--------|------|-----------|------|',
      '| **Glucose** | 250 | HH | 70-99 | mg/dL |',
      '| HIV 1/2 | Non Reactive | | Non Reactive | |',
      '| Potassium | Cancelled | | 3.5-5.1 | mmol/L |',
    ].join('\n'),
  );
  expect(rows.map(brief)).toEqual([
    'Glucose | 250 | mg/dL | 70-99 | critical_high | ',
    'HIV 1/2 | Non Reactive |  | Non Reactive | normal | ',
    'Potassium | Cancelled | mmol/L | 3.5-5.1 | unknown | ',
  ]);
});

test('takes comments under a row for what they are', () => {
  const rows = read(
    [
      'TESTS                  RESULT   FLAG   UNITS    REFERENCE INTERVAL',
      'Lithium                1.35     H      mmol/L   0.60-1.20',
      '    Toxic range: >1.50 mmol/L. Draw 12 h after last dose.',
      '    factor, treating to a non-HDL-C goal of <100 mg/dL',
      '        > or = 20 Years  0.40-4.50',
    ].join('\n'),
  );
  expect(rows.map(({ name }) => name)).toEqual(['Lithium']);
});

test.each([
  'Test           Previous     Current     Units     Range\nGlucose        98           145         mg/dL     70-99',
  'Lab results\nTest Previous Current Units Range\nGlucose 98 145 mg/dL 70-99',
  'Test | 2023 | 2024 | Units | Range\nGlucose | 98 | 145 | mg/dL | 70-99',
])('follows the order of the columns in %j', (text) => {
  expect(read(text).map(brief)).toEqual(['Glucose | 145 | mg/dL | 70-99 | high | 98']);
});

test('takes the unit of a result from the heading', () => {
  const rows = readLabRows(
    [
      'ALLERGEN SPECIFIC IGE',
      'Allergen            kU/L      Class     Interpretation',
      'Cat dander (e1)     12.40     3         High',
      'Total IgE           340       (<100)',
      '',
      'Test      Result (mg/dL)   Range',
      'Glucose   112              70-99',
    ].join('\n'),
    tinyKnowledge(),
  );
  expect(rows.map(({ name, value, unit, range, flag }) => [name, value, unit, range?.text ?? null, flag])).toEqual([
    ['Cat dander (e1)', '12.40', 'kU/L', null, 'high'],
    ['Total IgE', '340', 'kU/L', '<100', 'high'],
    ['Glucose', '112', 'mg/dL', '70-99', 'high'],
  ]);
});

test('reads what a germ is sensitive to, with the printed letters and no status of its own', () => {
  const rows = readLabRows(
    [
      'MICROBIOLOGY REPORT',
      'Colony count: >100,000 CFU/mL',
      'SUSCEPTIBILITY',
      'Antibiotic         MIC        Interpretation',
      'Ampicillin         >=32       R',
      'Cefazolin          <=4        S',
    ].join('\n'),
    tinyKnowledge(),
  );
  expect(
    rows.map(({ name, comparator, value, printedFlag, flag }) => [name, comparator, value, printedFlag, flag]),
  ).toEqual([
    ['Colony count', '>', '100,000', null, 'unknown'],
    ['Ampicillin', '>=', '32', 'R', 'unknown'],
    ['Cefazolin', '<=', '4', 'S', 'unknown'],
  ]);
});

test.each([
  ['Potassium    Specimen hemolyzed, please repeat    mmol/L    3.5-5.1', 'Specimen hemolyzed, please repeat'],
  ['Sodium       Specimen insufficient                mmol/L    136-145', 'Specimen insufficient'],
  ['Glucose      Not performed', 'Not performed'],
  ['TSH          CANCELLED', 'CANCELLED'],
])('tells that there is no result in %j', (line, value) => {
  expect(readLabRows(`LABORATORY REPORT\n${line}`, tinyKnowledge())).toMatchObject([{ value, flag: 'unknown' }]);
});

test('reads cells in bold', () => {
  const rows = readLabRows(
    '| **Test** | **Result** | **Range** |\n|---|---|---|\n| **LDL** | **160 mg/dL** | <100 |',
    tinyKnowledge(),
  );
  expect(rows).toMatchObject([{ name: 'LDL', value: '160', unit: 'mg/dL', flag: 'high' }]);
});
