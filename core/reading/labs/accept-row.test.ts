import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (text: string): string[] =>
  readLabRows(text, tinyKnowledge()).map(({ name, comparator, value, flag }) =>
    [name, `${comparator ?? ''}${value}`, flag].join(' '),
  );

test.each([
  'Keep the potassium above 4.0 and if glucose 300 call us.',
  'Goal A1c 7.0 by spring.',
  'Hold the dose if potassium > 5.5 mmol/L.',
  'Nitrofurantoin is suitable provided creatinine 1.5 mg/dL.',
  'A glucose of 126 mg/dL or more suggests diabetes.',
  'Sodium 2024 was a difficult year.',
  'Toxic: potassium >7 mmol/L; sodium >160 mmol/L.',
  'Deficiency is defined in most of the guidelines as a level of\npotassium less than 3.0 mmol/L.',
])('finds no result in a figure that was not measured: %s', (sentence) => {
  expect(read(`PROGRESS NOTE\n\n${sentence}`)).toEqual([]);
});

test.each([
  ['Her potassium was 5.9 mmol/L on arrival.', ['potassium 5.9 unknown']],
  ['Creatinine peaked at 1.9 and was 1.3 mg/dL at discharge.', ['Creatinine 1.3 unknown']],
  ['Hgb fell from 12.1 to 8.4 g/dL.', ['Hgb 8.4 unknown']],
  ['Na 128→133→139, K 3.1 -> 4.0 mmol/L', ['Na 139 unknown', 'K 4.0 unknown']],
  ['Hgb 9.1 in 2023.', []],
  ['LDL 4.2 in 2022, now 6.1 mmol/L.', ['LDL 6.1 unknown']],
  ['Mother had bowel ca at 67.', []],
  ['Na 139, then 2 mg of it.', ['Na 139 unknown']],
  ['Sodium was 139 and pulse was 120.', ['Sodium 139 unknown']],
  ['Sodium 139 and the anion gap was 12 mmol/L.', ['Sodium 139 unknown']],
  ['LDL 131 mg/dL (age related <115)', ['LDL 131 high']],
])('still finds those that were: %s', (sentence, expected) => {
  expect(read(`PROGRESS NOTE\n\n${sentence}`)).toEqual(expected);
});

test.each([
  'Comment: Glucose 126 mg/dL confirms diabetes.',
  'Class guide: 0 = <0.10 undetectable; 1 = 0.35-0.69 low;\n2 = 0.70-3.49 moderate; 3 = 3.50-17.4 high',
  'Interpretation: potassium <3.5 is low.\nGlucose 200 or more is high.',
  'Your ref: 8812      Lab ref: 25-4471902      Medicare: --',
  'Filed by: Dr Sikora 09-Nov-2024   Action: Abnormal',
  'Coll : 09-Jan-2025 08:05     Rec : 08:31     Rel : 10:47',
  '01  TR  Trellis Denby     1 Ginger Mill Pkwy, Denby',
  'Previous (11.09.24): Glucose 210 mg/dL, Sodium 131 mmol/L',
  'CRITICAL VALUE   CALLED TO T. Oyela RN 0618',
])('takes no line around the rows of a report for one: %s', (line) => {
  expect(read(`LABORATORY REPORT\n\nAlbumin   4.1   g/dL   3.5-5.0\n\n${line}`)).toEqual(['Albumin 4.1 normal']);
});

test('reads rows with their ranges below a remark of one line', () => {
  const rows = ['Comment: previous sodium 133', 'Potassium 3.8 (3.5-5.1)', 'Sodium 131 (136-145) L'];

  expect(read(`LABORATORY REPORT\n\n${rows.join('\n')}`)).toEqual(['Potassium 3.8 normal', 'Sodium 131 low']);
});

test('reads the row after a remark', () => {
  expect(read('LABORATORY REPORT\n\nComment: haemolysed\nSodium 139 mmol/L (135-145)')).toEqual(['Sodium 139 normal']);
});

test.each([
  'POLYSOMNOGRAPHY REPORT\n\nAHI 42.6 /hr (supine 61). Time below 88% 34 min.\nArousal index    22 /hr    <15',
  'SLEEP CENTER | Home Sleep Apnea Test\n\nRESULTS\nREI (AHI) 4%|23.4 /h|normal < 5',
  'SPIROMETRY\n\n            Pred    Actual   %Pred\nFVC (L)     3.80    2.90     76',
  'BONE DENSITY (DXA)\n\nRegion            BMD (g/cm2)    T-score\nLumbar spine      0.742          -2.8',
  'CORONARY ANGIOGRAPHY\n\nLAD     Proximal 90% stenosis\nLMS     Normal',
])('leaves what devices and cameras show to others: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test('reads blood results in the paper of a device where unit and test are known', () => {
  expect(read('PULMONARY FUNCTION TEST\n\nHb 13.2 g/dL\nNa 140')).toEqual([]);
  expect(read('PULMONARY FUNCTION TEST\n\nHgb 13.2 g/dL\nNa 140')).toEqual(['Hgb 13.2 unknown']);
});

test('finds no share of cells under a microscope, but the blood count beside it', () => {
  expect(read('BONE MARROW REPORT\n\nBlood: Hgb 12.2, Na 140.\nAspirate: Hgb 20% of precursors.')).toEqual([
    'Hgb 12.2 unknown',
    'Na 140 unknown',
  ]);
});

test('goes on with results after a list of medicines', () => {
  expect(read('HOME MEDS\nSodium chloride 1 g daily\nDATA: Hgb 7.4, Na 128')).toEqual([
    'Hgb 7.4 unknown',
    'Na 128 unknown',
  ]);
});

test.each([
  'Heparin   0.125 mg   once daily',
  'Pat.nr 8841276   K. Demirci',
  'Gene   Alteration   Frequency   Tier',
  'Very good response; Deauville 3',
  'Susceptibility   1   2',
  'Age/Sex 44 Y/M   Weight 80 kg',
  '-- 2 of 3 --',
  'Sample 8812-3 Rack 6',
  'RECEIVED MAR 12 2025 REGION 4',
  '1180 Sunset Blvd Suite 210, Portvale 97201',
  'Oxygen 3 L/min',
])('finds no row in %s', (line) => {
  expect(read(`RESULTS\n\n${line}`)).toEqual([]);
});

test('takes no bullet or dash in the column of numbers for a flag', () => {
  const head = 'S.No   Allergen                Wheal (mm)     Grade';
  expect(
    read(`${head}\n --    Negative control            0\n 1     D. farinae                  7           3+`),
  ).toEqual(['Negative control 0 unknown', 'D. farinae 7 abnormal']);
});

test('takes the newest of dates that are printed without their year', () => {
  const text = 'INVESTIGATIONS:\n            02/08    05/08    08/08\nHgb         15.8     17.2     14.6     g/dl';
  expect(readLabRows(text, tinyKnowledge()).map(({ value, previous }) => [value, previous])).toEqual([
    ['14.6', '17.2'],
  ]);
});

test.each([
  ['Glucose, dipstick         ++      Nil', ['Glucose, dipstick ++ abnormal']],
  ["Widal 'O'    1:80   titre   < 1:80", ["Widal 'O' 1:80 high"]],
  ['Leucocytes                +++', ['Leucocytes +++ unknown']],
  ['Flucloxacillin                R       -', ['Flucloxacillin R unknown']],
  ['Toxoplasma IgG .......... Equivocal - repeat please', ['Toxoplasma IgG Equivocal - repeat please unknown']],
  ['Protein: 0.3 g/L | Ref: Negative', ['Protein 0.3 abnormal']],
])('reads what stands for an answer: %s', (line, expected) => {
  expect(read(`LABORATORY REPORT\n\nGRAM STAIN\n${line}`)).toEqual(expected);
});

test('knows a column of ranges with their units', () => {
  const head = 'Component           Value       Ref Range & Units     Flag   Status';
  expect(
    read(
      `${head}\nHGB                 9.8         12.0 - 16.0 g/dL      L      Final\nNitrite             Negative    Negative                     Final`,
    ),
  ).toEqual(['HGB 9.8 low', 'Nitrite Negative normal']);
});

const known = (text: string): string[] =>
  readLabRows(text, loadKnowledge()).map(({ name, analyte, comparator, value, unit }) =>
    [name, analyte, `${comparator ?? ''}${value}`, unit ?? ''].join(' ').trimEnd(),
  );

test.each([
  'Continue aspirin 75 in the morning.',
  'We used a mixture of 1:200,000 epinephrine and 0.5% bupivacaine.',
  'Rx: estriol 0.5 mg/g cream at night',
  'Pt 61 with a cough.',
  'Pulses felt, CR <3s.',
  'Motor: arms normal, LE: 3+/5 on the left.',
  'Reveals a TLC of 91% predicted.',
  'Likely adenovirus 2° to a cold.',
  'On atorvastatin (prev LDL 3.9).',
  'Meds: nil regular',
  'Alcohol (2-3x/wk, 4-5 drinks)',
])('takes no dose, age, time or strength of a note for a result: %s', (sentence) => {
  expect(known(`PROGRESS NOTE\n\n${sentence}`)).toEqual([]);
});

test('still reads how much of a medicine is in the blood', () => {
  expect(known('PROGRESS NOTE\n\nThe lithium level was 0.9.\nPhenytoin was 14 mg/L.')).toEqual([
    'lithium lithium 0.9',
    'Phenytoin phenytoin 14 mg/L',
  ]);
});

test('names a test without the panel that leads to it', () => {
  expect(known('VISIT NOTE\n\nLipid panel: Total cholesterol 231 mg/dL, HDL 47 mg/dL')).toEqual([
    'Total cholesterol cholesterol_total 231 mg/dL',
    'HDL hdl 47 mg/dL',
  ]);
});

test('lets a dipstick of a note speak for its own lines only', () => {
  expect(known('CLINIC NOTE\n\nUrine dip\nNa 21\n\nBloods\nNa 137')).toEqual(['Na urine_sodium 21', 'Na sodium 137']);
});

test('takes a step of a range for no test', () => {
  const lines = [
    'Hemoglobin A1c   6.4   High   %   4.8 - 5.6',
    'Good glycemic control: <7.5',
    'Increased risk: 5.7 - 6.4',
  ];
  expect(read(`LABORATORY REPORT\n\n${lines.join('\n')}`)).toEqual(['Hemoglobin A1c 6.4 high']);
});

test('takes a dash in the column of marks for an empty cell, unless the result is too low', () => {
  const rows = [
    'Test        Result   Flag   Units    Reference',
    'Sodium      141      -      mmol/L   135-145',
    'Potassium   3.1      -      mmol/L   3.5-5.1',
    'Calcium     2.2      --     mmol/L   -',
  ];
  expect(
    readLabRows(rows.join('\n'), tinyKnowledge()).map(({ value, flag, conflict }) => [value, flag, conflict]),
  ).toEqual([
    ['141', 'normal', false],
    ['3.1', 'low', false],
    ['2.2', 'unknown', false],
  ]);
});
