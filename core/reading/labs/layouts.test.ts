import { expect, test } from 'vitest';
import type { LabResult } from '#core/documents/explanation.ts';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (text: string): LabResult[] => readLabRows(text, tinyKnowledge());
const brief = ({ name, comparator, value, unit, range, flag, previous }: LabResult): string =>
  [name, `${comparator ?? ''}${value}`, unit ?? '', range?.text ?? '', flag, previous ?? ''].join(' | ');
const report = (...lines: string[]): string => ['LABORATORY REPORT', ...lines].join('\n');

const twoRows = ['Sodium | 131 | mmol/L | 136-145 | low | 138', 'Potassium | 5.6 | mmol/L | 3.5-5.1 | high | 4.0'];

test.each([
  [
    'dates as headings, the newest last',
    report(
      'Test          01/05/2024   03/02/2025   Units    Range',
      'Sodium        138          131 L        mmol/L   136-145',
      'Potassium     4.0          5.6 H        mmol/L   3.5-5.1',
    ),
  ],
  [
    'dates as headings, the newest first',
    report(
      'Test          03/02/2025   01/05/2024   Units    Range',
      'Sodium        131 L        138          mmol/L   136-145',
      'Potassium     5.6 H        4.0          mmol/L   3.5-5.1',
    ),
  ],
  [
    'no heading over the names',
    report(
      '              2024-01-05   2025-03-02   Units    Range',
      'Sodium        138          131          mmol/L   136-145',
      'Potassium     4.0          5.6          mmol/L   3.5-5.1',
    ),
  ],
  [
    'units and ranges before the dates',
    report(
      'Test          Units    Range        2025-03-02   2024-01-05',
      'Sodium        mmol/L   136-145      131          138',
      'Potassium     mmol/L   3.5-5.1      5.6          4.0',
    ),
  ],
  [
    'three dates in no order',
    report(
      'Test | 2024-01-05 | 2025-03-02 | 2023-07-09 | Units | Range',
      'Sodium | 138 | 131 | 140 | mmol/L | 136-145',
      'Potassium | 4.0 | 5.6 | 3.9 | mmol/L | 3.5-5.1',
    ),
  ],
  [
    'months as headings behind tabs',
    report(
      'Test\tMar 2025\tJan 2024\tUnits\tRange',
      'Sodium\t131\t138\tmmol/L\t136-145',
      'Potassium\t5.6\t4.0\tmmol/L\t3.5-5.1',
    ),
  ],
  [
    'a column of earlier results',
    report(
      'Test          Result    Previous Result    Units     Reference Range',
      'Sodium        131 L     138                mmol/L    136-145',
      'Potassium     5.6 H     4.0                mmol/L    3.5-5.1',
    ),
  ],
  [
    'latest and prior between bars',
    report(
      '| Component | Latest | Prior | Units | Range |',
      '|---|---|---|---|---|',
      '| Sodium | 131 (L) | 138 | mmol/L | 136-145 |',
      '| Potassium | 5.6 (H) | 4.0 | mmol/L | 3.5-5.1 |',
    ),
  ],
  [
    'blocks with labels',
    report(
      'Test: Sodium',
      'Result: 131',
      'Previous: 138',
      'Units: mmol/L',
      'Reference range: 136-145',
      '',
      'Test: Potassium',
      'Result: 5.6',
      'Previous: 4.0',
      'Units: mmol/L',
      'Reference range: 3.5-5.1',
    ),
  ],
])('tells current from earlier results with %s', (_layout, text) => {
  expect(read(text).map(brief)).toEqual(twoRows);
});

test('orders days before months, with decimal commas and no heading over the names', () => {
  const [row] = read(
    report(
      '                 12.01.2024   15.06.2024   Einheit   Referenzbereich',
      'Kreatinin        0,90         1,40 +       mg/dl     0,70-1,20',
    ),
  );
  expect(row).toMatchObject({ value: '1,40', previous: '0,90', flag: 'high', collectedAt: '15.06.2024' });
});

const panel = ['Glucose | 112 | mg/dL | 70-99 | high | ', 'Sodium | 140 | mmol/L | 136-145 | normal | '];

test.each([
  [
    'a table',
    report('Test  Result  Flag  Units  Range', 'Glucose  112  H  mg/dL  70-99', 'Sodium  140    mmol/L  136-145'),
  ],
  [
    'a table with single blanks',
    report('Test Result Units Range', 'Glucose 112 mg/dL 70-99', 'Sodium 140 mmol/L 136-145'),
  ],
  [
    'a table between bars',
    report('Test | Result | Units | Range', 'Glucose | 112 | mg/dL | 70-99', 'Sodium | 140 | mmol/L | 136-145'),
  ],
  [
    'a table behind tabs',
    report('Test\tResult\tUnits\tRange', 'Glucose\t112\tmg/dL\t70-99', 'Sodium\t140\tmmol/L\t136-145'),
  ],
  [
    'the range before the result',
    report('Test | Range | Units | Result', 'Glucose | 70-99 | mg/dL | 112', 'Sodium | 136-145 | mmol/L | 140'),
  ],
  [
    'the flag first',
    report(
      'Flag | Test | Result | Units | Range',
      'H | Glucose | 112 | mg/dL | 70-99',
      ' | Sodium | 140 | mmol/L | 136-145',
    ),
  ],
  [
    'a date in each row',
    report(
      'Date | Test | Result | Units | Range',
      '03/02/2025 | Glucose | 112 | mg/dL | 70-99',
      '03/02/2025 | Sodium | 140 | mmol/L | 136-145',
    ),
  ],
  [
    'units with the names',
    report('Test | Result | Range', 'Glucose (mg/dL) | 112 | 70-99', 'Sodium (mmol/L) | 140 | 136-145'),
  ],
  [
    'units with the results',
    report('Test | Result | Range', 'Glucose | 112 mg/dL | 70-99', 'Sodium | 140 mmol/L | 136-145'),
  ],
  [
    'units with the ranges',
    report('Test | Result | Range', 'Glucose | 112 | 70-99 mg/dL', 'Sodium | 140 | 136-145 mmol/L'),
  ],
  ['lines of a list', report('- Glucose: 112 mg/dL (70-99) H', '- Sodium: 140 mmol/L (136-145)')],
  ['numbered lines', report('1. Glucose 112 mg/dL 70-99', '2. Sodium 140 mmol/L 136-145')],
  ['one line with commas', report('Glucose 112 mg/dL (70-99), Sodium 140 mmol/L (136-145)')],
  ['one line with semicolons', report('Glucose: 112 mg/dL (70-99); Sodium: 140 mmol/L (136-145)')],
  ['one line with nothing between', report('Glucose 112 mg/dL (70-99) Sodium 140 mmol/L (136-145)')],
  ['two columns of rows', report('Glucose 112 mg/dL (70-99)        Sodium 140 mmol/L (136-145)')],
  [
    'labelled blocks',
    report(
      'Test: Glucose',
      'Result: 112',
      'Units: mg/dL',
      'Range: 70-99',
      '',
      'Test: Sodium',
      'Result: 140',
      'Units: mmol/L',
      'Range: 136-145',
    ),
  ],
  [
    'stacked lines',
    report('', 'Glucose', '112 mg/dL', 'Normal range: 70-99', '', 'Sodium', '140 mmol/L', 'Normal range: 136-145'),
  ],
  [
    'tables side by side',
    report(
      'Test      Result   Units    Range     Test     Result   Units    Range',
      'Glucose   112      mg/dL    70-99     Sodium   140      mmol/L   136-145',
    ),
  ],
  [
    'headings between the rows',
    report('CHEMISTRY', 'Glucose 112 mg/dL 70-99', '', 'ELECTROLYTES', 'Sodium 140 mmol/L 136-145'),
  ],
  [
    'page breaks between the rows',
    report('Glucose 112 mg/dL 70-99', 'Page 1 of 2', '', 'Hart, Anna   DOB 03/07/1961', 'Sodium 140 mmol/L 136-145'),
  ],
  [
    'notes between the rows',
    report(
      'Glucose 112 mg/dL 70-99',
      '  Fasting glucose of 100 or more should be repeated.',
      'Sodium 140 mmol/L 136-145',
    ),
  ],
])('reads the same results out of %s', (_layout, text) => {
  expect(read(text).map(brief)).toEqual(panel);
});

test.each([
  [
    'a comma at its end',
    ['Thyroxine, Free,', 'Direct                  1.10        ng/dL       0.82-1.77'],
    'Thyroxine, Free, Direct',
  ],
  ['a known name in two lines', ['LDL', 'Cholesterol             142         mg/dL       <160'], 'LDL Cholesterol'],
  [
    'the figures between its halves',
    ['Epstein-Barr Virus Capsid', '                        18.0        U/mL        <20', 'Antigen Antibody, IgG'],
    'Epstein-Barr Virus Capsid Antigen Antibody, IgG',
  ],
])('joins a name that is wrapped with %s', (_how, lines, expected) => {
  const rows = read(report('Test                    Result      Units       Range', ...lines));
  expect(rows.map(({ name }) => name)).toEqual([expected]);
});

test.each([
  ['Her potassium was 5.8 mmol/L (3.5-5.1) on Monday.', 'potassium | 5.8 | mmol/L | 3.5-5.1 | high | '],
  ['We found a TSH of 7.2 mIU/L, which is high.', 'TSH | 7.2 | mIU/L |  | high | '],
  ['Labs today: hemoglobin 10.9 g/dL.', 'hemoglobin | 10.9 | g/dL |  | unknown | '],
  ['His LDL came back at 131 mg/dL.', 'LDL | 131 | mg/dL |  | unknown | '],
  ['The creatinine is stable at 1.1 mg/dL.', 'creatinine | 1.1 | mg/dL |  | unknown | '],
])('reads the result told in %j', (sentence, expected) => {
  expect(read(`Clinic letter\n\nDear Dr Lee, ${sentence}`).map(brief)).toEqual([expected]);
});

test.each([
  'Our goal is an LDL below 100 mg/dL.',
  'Keep your glucose between 80 and 130 mg/dL.',
  'Take potassium 20 mEq twice daily.',
  'If the hemoglobin is less than 7 g/dL, please call.',
  'Repeat the TSH in 6 weeks.',
  'Potassium dropped from 4.8 last year.',
  'An HbA1c target of 7 % was agreed.',
])('reads no result out of %j', (sentence) => {
  expect(read(`Clinic letter\n\nDear Dr Lee, ${sentence}`)).toEqual([]);
});

test('never takes the name of the next test for an earlier result', () => {
  expect(read(report('Na 140, K 5.6 (H), Creatinine 1.1')).map(brief)).toEqual([
    'Na | 140 |  |  | unknown | ',
    'K | 5.6 |  |  | high | ',
    'Creatinine | 1.1 |  |  | unknown | ',
  ]);
});
