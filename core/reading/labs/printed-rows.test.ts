import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = tinyKnowledge();

/** Rows in short, in a laboratory's report: name, value, unit, range, status. */
const read = (line: string): string[] =>
  readLabRows(`LABORATORY REPORT\n\n${line}\n`, knowledge).map(({ name, comparator, value, unit, range, flag }) =>
    [name, `${comparator ?? ''}${value}`, unit ?? '', range?.text ?? '', flag].join(' | '),
  );

test.each([
  ['Albumin 4.1 g/dL 3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin 4.1 g/dL (3.5-5.0)', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin 4.1 g/dL [3.5 - 5.0]', 'Albumin | 4.1 | g/dL | 3.5 - 5.0 | normal'],
  ['Albumin 4.1 3.5-5.0 g/dL', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin g/dL 4.1 3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin, g/dL: 4.1 (3.5-5.0)', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin (g/dL): 4.1 (3.5-5.0)', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin [g/dL] 4.1 3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin 4.1g/dL 3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin = 4.1 g/dL (3.5-5.0)', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin - 4.1 g/dL (3.5-5.0)', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin........4.1 g/dL 3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin . . . . 4.1 g/dL 3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['* Albumin 4.1 g/dL 3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['- Albumin: 4.1 g/dL (3.5-5.0)', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['3. Albumin 4.1 g/dL 3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin 4.1 g/dL Reference range: 3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin 4.1 g/dL (ref 3.5-5.0)', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin 4.1 g/dL (normal: 3.5 to 5.0)', 'Albumin | 4.1 | g/dL | 3.5 to 5.0 | normal'],
  ['Albumin: 4.1 g/dL; reference interval 3.5–5.0', 'Albumin | 4.1 | g/dL | 3.5–5.0 | normal'],
  ['Albumin|4.1|g/dL|3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['| Albumin | 4.1 | g/dL | 3.5-5.0 | N |', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin\t4.1\tg/dL\t3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin\t\t4.1\t\tg/dL\t3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['   Albumin      4.1    g/dL      3.5-5.0', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin      4.1 g/dL      3.5-5.0 g/dL', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
  ['Albumin      3.5-5.0      4.1      g/dL', 'Albumin | 4.1 | g/dL | 3.5-5.0 | normal'],
])('reads the same result out of %j', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test.each([
  ['H', 'high'],
  ['(H)', 'high'],
  ['[H]', 'high'],
  ['HI', 'high'],
  ['High', 'high'],
  ['HIGH', 'high'],
  ['*', 'high'],
  ['**', 'high'],
  ['+', 'high'],
  ['++', 'high'],
  ['↑', 'high'],
  ['▲', 'high'],
  ['A', 'high'],
  ['Abnormal', 'high'],
  ['H*', 'high'],
  ['!', 'high'],
  ['HH', 'critical_high'],
  ['↑↑', 'critical_high'],
  ['Critical', 'critical_high'],
  ['Critical High', 'critical_high'],
  ['PANIC HIGH', 'critical_high'],
])('takes the flag %j after the figure, the range, or in a cell of its own', (flag, expected) => {
  const statuses = [
    `Ferritin 910 ${flag} ng/mL 15-300`,
    `Ferritin 910 ng/mL 15-300 ${flag}`,
    `Ferritin    910    ${flag}    ng/mL    15-300`,
    `Ferritin | 910 | ng/mL | 15-300 | ${flag}`,
  ].map(read);
  expect(statuses).toEqual(statuses.map(() => [expect.stringMatching(`^Ferritin .*\\| ${expected}$`)]));
});

test.each(['910H', '910*', '910+', '910↑', '910 H', '910(H)', '*910', '910^', '910!'])(
  'takes the mark that touches the figure for a flag in %j',
  (value) => {
    expect(read(`Ferritin ${value} ng/mL 15-300`)).toEqual(['Ferritin | 910 | ng/mL | 15-300 | high']);
  },
);

test.each(['L', '(L)', 'LO', 'Low', 'low', '↓', '▼', '-', 'L*'])('takes %j for low', (flag) => {
  expect(read(`Ferritin 9 ng/mL 15-300 ${flag}`)).toEqual(['Ferritin | 9 | ng/mL | 15-300 | low']);
});

test.each([
  ['Troponin I <0.01 ng/mL <0.04', 'Troponin I | <0.01 | ng/mL | <0.04 | normal'],
  ['Troponin I < 0.01 ng/mL < 0.04', 'Troponin I | <0.01 | ng/mL | < 0.04 | normal'],
  ['Estradiol >3000 pg/mL 30-400', 'Estradiol | >3000 | pg/mL | 30-400 | high'],
  ['Ethanol <=10 mg/dL <=10', 'Ethanol | <=10 | mg/dL | <=10 | normal'],
  ['Digoxin ≤0.3 ng/mL 0.8-2.0', 'Digoxin | <=0.3 | ng/mL | 0.8-2.0 | low'],
  ['PSA less than 0.1 ng/mL 0.0-4.0', 'PSA | <0.1 | ng/mL | 0.0-4.0 | normal'],
  ['Vitamin B12 greater than 2000 pg/mL 200-900', 'Vitamin B12 | >2000 | pg/mL | 200-900 | high'],
  ['CRP <5 mg/L', 'CRP | <5 | mg/L |  | unknown'],
  ['D-Dimer >20.00 mg/L FEU <0.50', 'D-Dimer | >20.00 | mg/L FEU | <0.50 | high'],
])('keeps the comparator in %j', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test.each([
  ['Kreatinin 1,12 mg/dl 0,70 - 1,20', 'Kreatinin | 1,12 | mg/dl | 0,70 - 1,20 | normal'],
  ['Kalium 5,6 mmol/l 3,5-5,1 +', 'Kalium | 5,6 | mmol/l | 3,5-5,1 | high'],
  ['Leukozyten 11,4 /nl 3,9-10,2 +', 'Leukozyten | 11,4 | /nl | 3,9-10,2 | high'],
  ['Thrombozyten 98 /nl 150 - 370 -', 'Thrombozyten | 98 | /nl | 150 - 370 | low'],
  ['TSH basal 0,12 mU/l 0,27 bis 4,20', 'TSH basal | 0,12 | mU/l | 0,27 bis 4,20 | low'],
  ['HbA1c 48 mmol/mol <39', 'HbA1c | 48 | mmol/mol | <39 | high'],
  ['Platelets 1,250 x10E3/uL 140-400', 'Platelets | 1,250 | x10E3/uL | 140-400 | high'],
  ['CK 12,400 U/L 30-200', 'CK | 12,400 | U/L | 30-200 | high'],
  ['Ferritin 1.234,5 ng/mL 30-400', 'Ferritin | 1.234,5 | ng/mL | 30-400 | high'],
])('reads figures as they are written in %j', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test.each([
  ['Nitrite Negative Negative', 'Nitrite | Negative |  | Negative | normal'],
  ['Nitrite    POSITIVE    Negative', 'Nitrite | POSITIVE |  | Negative | abnormal'],
  ['Urine protein    2+    Negative', 'Urine protein | 2+ |  | Negative | abnormal'],
  ['Urine ketones    Small    Negative', 'Urine ketones | Small |  | Negative | abnormal'],
  ['HBsAg    Non-Reactive    Non-Reactive', 'HBsAg | Non-Reactive |  | Non-Reactive | normal'],
  ['Hepatitis C antibody    Reactive    Non-Reactive', 'Hepatitis C antibody | Reactive |  | Non-Reactive | abnormal'],
  ['SARS-CoV-2 RNA: Not Detected', 'SARS-CoV-2 RNA | Not Detected |  |  | unknown'],
  ['SARS-CoV-2 RNA | DETECTED | | Not Detected', 'SARS-CoV-2 RNA | DETECTED |  | Not Detected | abnormal'],
  ['Urine colour    Straw    Yellow', 'Urine colour | Straw |  | Yellow | unknown'],
  ['Chlamydia    Presumptive positive    Negative', 'Chlamydia | Presumptive positive |  | Negative | abnormal'],
])('reads the words of %j', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test.each([
  ['ANA titer 1:640 <1:80', 'ANA titer | 1:640 |  | <1:80 | high'],
  ['ANA titer 1:40 <1:80', 'ANA titer | 1:40 |  | <1:80 | normal'],
  ['RPR titer    1:8    Non-Reactive', 'RPR titer | 1:8 |  | Non-Reactive | unknown'],
  ['Smooth muscle antibody <1:20 <1:20', 'Smooth muscle antibody | <1:20 |  | <1:20 | normal'],
  ['Rheumatoid titre: 1 : 160', 'Rheumatoid titre | 1 : 160 |  |  | unknown'],
])('reads the titre of %j', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test.each([
  ['Hemoglobin 12.1 g/dL M: 13.5-17.5 F: 12.0-15.5', 'male', 'low'],
  ['Hemoglobin 12.1 g/dL M: 13.5-17.5 F: 12.0-15.5', 'female', 'normal'],
  ['Hemoglobin 12.1 g/dL Men: 13.5-17.5; Women: 12.0-15.5', 'female', 'normal'],
  ['Hemoglobin 12.1 g/dL (Male 13.5-17.5, Female 12.0-15.5)', 'male', 'low'],
  ['Hemoglobin    12.1    g/dL    13.5-17.5 (M) 12.0-15.5 (F)', 'female', 'normal'],
  ['Hemoglobin | 12.1 | g/dL | Male: 13.5-17.5 Female: 12.0-15.5', 'male', 'low'],
  ['Hemoglobin 12.1 g/dL M: 13.5-17.5 F: 12.0-15.5', 'unknown', 'unknown'],
])('judges %j by the range of the sex: %s', (line, sex, expected) => {
  const [row, ...others] = readLabRows(`LABORATORY REPORT\nSex: ${sex}\n\n${line}\n`, knowledge);
  expect(row).toMatchObject({ name: 'Hemoglobin', value: '12.1', unit: 'g/dL', flag: expected });
  expect(others).toEqual([]);
});

test.each([
  'x10E3/uL',
  'x10^3/uL',
  'x10*3/uL',
  'x10³/µL',
  '10^9/L',
  '10*9/L',
  'K/uL',
  'thou/mm3',
  'cells/mcL',
  '/uL',
  'x10(9)/L',
])('takes %j for a unit of cells', (unit) => {
  expect(read(`WBC 6.2 ${unit} 4.0-11.0`)).toEqual([`WBC | 6.2 | ${unit} | 4.0-11.0 | normal`]);
  expect(read(`WBC ${unit} 6.2 4.0-11.0`)).toEqual([`WBC | 6.2 | ${unit} | 4.0-11.0 | normal`]);
});

test.each([
  'mL/min/1.73m2',
  'mL/min/1.73 m2',
  'mg/g creat',
  'mIU/L',
  'µIU/mL',
  'ng/mL FEU',
  'mm/hr',
  'mOsm/kg',
  'mEq/L',
  'U/g Hb',
  'nmol/L',
  'S/CO',
  'copies/mL',
  'IU/mL',
  'fL',
  'pg',
  'seconds',
  '%',
])('takes %j for a unit', (unit) => {
  expect(read(`Xylobase    34    ${unit}    20-60`)).toEqual([`Xylobase | 34 | ${unit} | 20-60 | normal`]);
  expect(read(`Xylobase: 34 ${unit} (20-60)`)).toEqual([`Xylobase | 34 | ${unit} | 20-60 | normal`]);
});

test.each([
  ['CA 15-3 22.1 U/mL <30', 'CA 15-3 | 22.1 | U/mL | <30 | normal'],
  ['Vitamin B12 410 pg/mL 200-900', 'Vitamin B12 | 410 | pg/mL | 200-900 | normal'],
  ['T3, Free 3.1 pg/mL 2.0-4.4', 'T3, Free | 3.1 | pg/mL | 2.0-4.4 | normal'],
  ['IgG subclass 4    62.1    mg/dL    4.0-86.0', 'IgG subclass 4 | 62.1 | mg/dL | 4.0-86.0 | normal'],
  ['Factor VIII activity 110 % 50-150', 'Factor VIII activity | 110 | % | 50-150 | normal'],
  ['17-OH Progesterone 45 ng/dL <200', '17-OH Progesterone | 45 | ng/dL | <200 | normal'],
  ['ALT (SGPT) 61 U/L 7-56', 'ALT (SGPT) | 61 | U/L | 7-56 | high'],
  ['A/G ratio 1.4 1.0-2.1', 'A/G ratio | 1.4 |  | 1.0-2.1 | normal'],
  ['BUN/Creatinine ratio 22 6-20', 'BUN/Creatinine ratio | 22 |  | 6-20 | high'],
  ['Anti-Xa    0.52    IU/mL    0.30-0.70', 'Anti-Xa | 0.52 | IU/mL | 0.30-0.70 | normal'],
  ['% Saturation 12 % 20-50', '% Saturation | 12 | % | 20-50 | low'],
  ['Protein, total    7.9    g/dL    6.0-8.3', 'Protein, total | 7.9 | g/dL | 6.0-8.3 | normal'],
  ['eGFR (CKD-EPI 2021)    58    mL/min/1.73m2    >59', 'eGFR (CKD-EPI 2021) | 58 | mL/min/1.73m2 | >59 | low'],
])('keeps the whole name in %j', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});
