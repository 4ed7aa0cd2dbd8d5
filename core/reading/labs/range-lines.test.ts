import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]): string[] =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), tinyKnowledge()).map(
    ({ name, value, unit, range, flag }) => `${name} | ${value} | ${unit ?? ''} | ${range?.text ?? ''} | ${flag}`,
  );

test.each([
  [
    'a labelled range',
    ['Hemoglobin     10.2 g/dL   L', '   Reference range: 12.0 - 15.5', 'Sodium     140 mmol/L'],
    ['Hemoglobin | 10.2 | g/dL | 12.0 - 15.5 | low', 'Sodium | 140 | mmol/L |  | unknown'],
  ],
  [
    'ranges by sex',
    ['Hemoglobin     18.2    g/dL', '   Male:   13.5 - 17.5', '   Female: 12.0 - 15.5'],
    ['Hemoglobin | 18.2 | g/dL | Male: 13.5 - 17.5 Female: 12.0 - 15.5 | high'],
  ],
  [
    'named steps in the column of ranges',
    [
      'Test           Result   Unit    Range',
      'LDL            142      mg/dL   Optimal: < 100',
      '                                Borderline high: 130 - 159',
      'Sodium         140      mmol/L  136-145',
    ],
    [
      'LDL | 142 | mg/dL | Optimal: < 100 Borderline high: 130 - 159 | high',
      'Sodium | 140 | mmol/L | 136-145 | normal',
    ],
  ],
  [
    'cells that are centred beside the value',
    [
      'Test           Result   Unit    Range',
      '                                Male: 13.2-16.6',
      'Hemoglobin     11.2     g/dL',
      '                                Female: 11.6-15.0',
      '                                Male: 24.0-380.0',
      'Ferritin       6.3      ng/mL',
      '                                Female: 11.0-307.0',
    ],
    [
      'Hemoglobin | 11.2 | g/dL | Male: 13.2-16.6 Female: 11.6-15.0 | low',
      'Ferritin | 6.3 | ng/mL | Male: 24.0-380.0 Female: 11.0-307.0 | low',
    ],
  ],
  [
    'not the range of the next row',
    [
      'Test           Result   Unit    Range',
      'Sodium         140      mmol/L  136-145',
      '                                Male: 13.2-16.6',
      'Hemoglobin     11.2     g/dL',
      '                                Female: 11.6-15.0',
    ],
    ['Sodium | 140 | mmol/L | 136-145 | normal', 'Hemoglobin | 11.2 | g/dL | Male: 13.2-16.6 Female: 11.6-15.0 | low'],
  ],
  [
    'steps with blanks before their colons',
    ['HbA1c (HPLC)   7.9 %', '   Non diabetic : 4.0 - 5.6', '   Prediabetic  : 5.7 - 6.4', '   Diabetic     : >= 6.5'],
    ['HbA1c (HPLC) | 7.9 | % | Non diabetic : 4.0 - 5.6 Prediabetic : 5.7 - 6.4 Diabetic : >= 6.5 | high'],
  ],
  [
    'no range but a sentence',
    ['Glucose 112 mg/dL 70-99', 'Values above 125 need another test.'],
    ['Glucose | 112 | mg/dL | 70-99 | high'],
  ],
  [
    'no range but another test',
    ['Glucose 112 mg/dL 70-99', 'Potassium <5.1'],
    ['Glucose | 112 | mg/dL | 70-99 | high', 'Potassium | 5.1 |  |  | unknown'],
  ],
])('reads the lines below a row: %s', (_what, lines, expected) => {
  expect(read(...lines)).toEqual(expected);
});

test('never calls a value normal that a named step calls low', () => {
  expect(read('HDL cholesterol: 38 mg/dL (Low: <40)')).toEqual(['HDL cholesterol | 38 | mg/dL | Low: <40 | low']);
});

test.each([
  ['HDL cholesterol     38     mg/dL     Low: < 40', 'HDL cholesterol | 38 | mg/dL | Low: < 40 | low'],
  ['Ferritin     9     ng/mL     Deficiency: < 15', 'Ferritin | 9 | ng/mL | Deficiency: < 15 | low'],
  [
    'CEA     0.5     ng/mL     Non-smoker: <3.0     Smoker: <5.0',
    'CEA | 0.5 | ng/mL | Non-smoker: <3.0     Smoker: <5.0 | normal',
  ],
  [
    'FSH     30     mIU/mL     Follicular: 3.5-12.5  Luteal: 1.7-7.7',
    'FSH | 30 | mIU/mL | Follicular: 3.5-12.5  Luteal: 1.7-7.7 | high',
  ],
  ['Sodium     139 mmol/L     (136 à 145)', 'Sodium | 139 | mmol/L | 136 à 145 | normal'],
  ['Urobilinogen     0.2 E.U./dL     0.2-1.0', 'Urobilinogen | 0.2 | E.U./dL | 0.2-1.0 | normal'],
  ['GFR     58 ml/min/1,73m²     [> 60]', 'GFR | 58 | ml/min/1,73m² | > 60 | low'],
  ['WBC 20-40 H < OR = 5 /HPF', 'WBC | 20-40 | /HPF | < OR = 5 | high'],
  ['Colour, urine: YELLOW YELLOW', 'Colour, urine | YELLOW |  | YELLOW | normal'],
  ['A/G ratio     1.4 : 1     1.2 - 2.2', 'A/G ratio | 1.4 |  | 1.2 - 2.2 | normal'],
  ['Factor V Leiden     Heterozygous     Not detected', 'Factor V Leiden | Heterozygous |  | Not detected | unknown'],
  ['Malaria parasite     : NOT SEEN', 'Malaria parasite | NOT SEEN |  |  | unknown'],
  ['Liquefaction     Complete     Complete', 'Liquefaction | Complete |  | Complete | normal'],
])('keeps the name of a step with its figures in %j', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test('the wished one of named steps is the range, also with the labels in cells of their own and a method beside them', () => {
  expect(
    read(
      'Test            Result      Unit     Ref. Range',
      'Zinc, hair      9.1  (L)    ng/mL    Deficiency    < 20',
      ' Method: ICP                         Insufficiency 20 - 29',
      '                                     Sufficiency   30 - 100',
      '                                     Toxicity      > 100',
    ),
  ).toEqual([
    'Zinc, hair | 9.1 | ng/mL | Deficiency < 20 Insufficiency 20 - 29 Sufficiency 30 - 100 Toxicity > 100 | low',
  ]);
});

test('a step that is named deficient is never the range, though it stands alone', () => {
  expect(
    read('Test          Result    Unit     Ref. Range', 'Zinc, hair    9.1       ng/mL    Deficient    < 20'),
  ).toEqual(['Zinc, hair | 9.1 | ng/mL | Deficient    < 20 | low']);
});

test.each([
  ['Deficient <20, Insufficient 20-29, Sufficient 30-100', 'low'],
  ['Sufficient: 30-100; Insufficient: 20-29; Deficient: <20', 'low'],
  ['<20 Deficient; 20-29 Insufficient; 30-100 Sufficient', 'low'],
])('of steps in one line, %s, the wished one is the range', (steps, flag) => {
  expect(read('Test | Result | Unit | Range', `Zinc, hair | 9.1 | ng/mL | ${steps}`)[0]).toMatch(
    new RegExp(`${flag}$`),
  );
});

test('reads a range that stands under its own heading, and leaves the steps of an interpretation to it', () => {
  const text = [
    'TEST NAME            TECHNOLOGY    VALUE    UNITS',
    'POTASSIUM                          5.6      mmol/L',
    'Reference Range :-',
    'Adult : 3.5-5.1 mmol/L',
    'Interpretation:',
    '< 3.0 - Low',
    '> 6.0 - possibly a broken sample',
    'SODIUM                             140      mmol/L',
    'Bio Ref. Interval:',
    '135 - 145',
  ].join('\n');

  expect(
    readLabRows(text, tinyKnowledge()).map(({ name, range, flag }) => [name, range?.low, range?.high, flag]),
  ).toEqual([
    ['POTASSIUM', 3.5, 5.1, 'high'],
    ['SODIUM', 135, 145, 'normal'],
  ]);
});

test('joins a name that is broken beside the way in which its test is made', () => {
  const text =
    'TEST NAME      TECHNOLOGY   VALUE   UNITS\nLDL            C.L.I.A\nDIRECT (X)                  2.1     mmol/L';

  expect(readLabRows(text, tinyKnowledge()).map(({ name, value }) => [name, value])).toEqual([
    ['LDL DIRECT (X)', '2.1'],
  ]);
});

test.each([
  ['Total cholesterol     218     mg/dL     < 200 Desirable; 200-239 Borderline; >= 240 High', 'high'],
  ['HDL cholesterol     35     mg/dL     <40 Low; 40-59 Acceptable; >=60 Optimal', 'low'],
  ['hs-CRP     2.1     mg/L     Low risk <1.0  Average risk 1.0-3.0  High risk >3.0', 'unknown'],
])('takes the name of a step for no flag: %s', (line, flag) => {
  const [row] = readLabRows(`LABORATORY REPORT\n${line}`, tinyKnowledge());

  expect([row?.printedFlag, row?.flag]).toEqual([null, flag]);
});

test('names the step that holds a value, of steps that stand below its range', () => {
  const text = [
    'TEST NAME            TECHNOLOGY    VALUE    UNITS',
    'LDL CHOLESTEROL                    162      mg/dL',
    'Reference Range :-',
    'Adult : <=130 mg/dL',
    'Interpretation:',
    '< 100 - Good',
    '100 - 160 - Borderline',
    '>160 - 190 - High',
    '> 190 - Very High',
  ].join('\n');

  expect(readLabRows(text, tinyKnowledge()).map(({ range, step }) => [range?.high, step])).toEqual([
    [130, 'High: >160 - 190'],
  ]);
});

test.each([
  [
    'ACR: 142 mg/g [A1 <30 normal to mildly increased; A2 30-300 moderately increased; A3 >300 severely increased]',
    'high',
  ],
  [
    'ACR: 12 mg/g [A1 <30 normal to mildly increased; A2 30-300 moderately increased; A3 >300 severely increased]',
    'normal',
  ],
  ['Glucose, 2 h after 75 g: 9.4 mmol/L   Normal <7.8  Impaired glucose tolerance 7.8-11.0  Diabetes >=11.1', 'high'],
  ['Troponin: <5 ng/L (99th percentile 14)', 'normal'],
])('reads all steps that stand in one bracket, with their names: %s', (line, flag) => {
  expect(readLabRows(`Lab report\n${line}`, tinyKnowledge()).map((row) => row.flag)).toEqual([flag]);
});

test('joins a name with the line above where one of them alone is none', () => {
  const text = [
    ...['LIPOPROTEIN-ASSOCIATED', 'PHOSPHOLIPASE A2 ACTIVITY      : 254 nmol/min/mL', '   Reference : < 225', ''],
    ...['CREATININE, RANDOM', 'URINE        : 88 mg/dL', '   Reference : 20 - 300', ''],
    ...['IRON PROFILE', 'FERRITIN      : 88 ng/mL', '   Reference : 15 - 150'],
  ];
  expect(readLabRows(`LABORATORY REPORT\n${text.join('\n')}`, tinyKnowledge()).map(({ name }) => name)).toEqual([
    'LIPOPROTEIN-ASSOCIATED PHOSPHOLIPASE A2 ACTIVITY',
    'CREATININE, RANDOM URINE',
    'FERRITIN',
  ]);
});
