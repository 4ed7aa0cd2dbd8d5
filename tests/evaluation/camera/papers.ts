import type { PrintedRow } from '../files/file-case.ts';
import { flagsOfRange } from '../files/printed-flag.ts';

/** A lab report of our own. `mark` is what stands in its flag column. */
export type PaperRow = PrintedRow & { mark: string };
export type Paper = {
  id: string;
  layout: 'columns' | 'grid' | 'lines';
  head: readonly string[];
  heads: readonly string[];
  rows: readonly PaperRow[];
  foot: readonly string[];
};

/** "name | value | unit | range | mark" */
function rowOf(text: string): PaperRow {
  const [name = '', value = '', unit = '', range = '', mark = ''] = text.split('|').map((cell) => cell.trim());
  const flags = flagsOfRange({ value, range });
  return { name, value, unit, range, mark, ...(flags && { flags }) };
}

export const papers: readonly Paper[] = [
  {
    id: 'columns',
    layout: 'columns',
    head: [
      'LAKESIDE FAMILY HEALTH - LABORATORY',
      'Patient: Norman Ashdown     Date of birth: 14 May 1961     Sex: M',
      'Collected: 03 Sep 2025 08:15     Reported: 03 Sep 2025 16:40     Physician: Dr. L. Whitcombe',
    ],
    heads: ['Test', 'Result', 'Flag', 'Units', 'Reference Range'],
    rows: [
      'Hemoglobin | 13.8 | g/dL | 13.0-17.0',
      'Hematocrit | 41.6 | % | 39.0-51.0',
      'Platelet Count | 212 | 10^3/µL | 150-400',
      'White Blood Cells | 11.9 | 10^3/µL | 4.0-11.0 | H',
      'Sodium | 139 | mmol/L | 136-145',
      'Potassium | 5.3 | mmol/L | 3.5-5.1 | H',
      'Chloride | 103 | mmol/L | 98-107',
      'Glucose, Fasting | 112 | mg/dL | 70-99 | H',
      'Creatinine | 1.06 | mg/dL | 0.70-1.30',
      'Calcium | 9.4 | mg/dL | 8.6-10.3',
      'Albumin | 4.2 | g/dL | 3.5-5.0',
      'ALT | 61 | U/L | 7-56 | H',
      'AST | 34 | U/L | 10-40',
      'Total Bilirubin | 0.7 | mg/dL | 0.1-1.2',
      'Uric Acid | 3.1 | mg/dL | 3.5-7.2 | L',
    ].map(rowOf),
    foot: ['H = above the reference range. L = below the reference range.'],
  },
  {
    id: 'grid',
    layout: 'grid',
    head: [
      'Queensbridge Infirmary',
      'Department of Clinical Biochemistry and Haematology',
      'Patient: Ruth Calloway    Born: 02/11/1974    Hospital no: 440-2281',
      'Specimen taken: 19/08/2025    Consultant: Mr. P. Oduya',
    ],
    heads: ['Investigation', 'Result', '', 'Units', 'Reference interval'],
    rows: [
      'Haemoglobin | 108 | g/L | 120-150 | L',
      'White cell count | 6.2 | ×10⁹/L | 4.0-10.0',
      'Platelets | 331 | ×10⁹/L | 150-410',
      'MCV | 76.4 | fL | 83.0-101.0 | L',
      'Ferritin | 9 | µg/L | 15-200 | L',
      'Vitamin B12 | 268 | ng/L | 187-883',
      'Urea | 7.9 | mmol/L | 2.5-7.8 | H',
      'Creatinine | 74 | µmol/L | 45-84',
      'C-reactive protein | <1 | mg/L | <5',
      'TSH | 2.41 | mIU/L | 0.27-4.20',
      'Free T4 | 15.8 | pmol/L | 12.0-22.0',
      'Alkaline phosphatase | 129 | U/L | 30-130',
    ].map(rowOf),
    foot: ['Authorised electronically. Telephone enquiries: 9 am to 5 pm.'],
  },
  {
    id: 'lines',
    layout: 'lines',
    head: [
      'Harrow Lane Medical Centre',
      'Results for Ms. Ines Delacourt, born 27.01.1988',
      'Blood taken on 11.07.2025',
    ],
    heads: [],
    rows: [
      'Total Cholesterol | 6.3 | mmol/L | <5.0 | HIGH',
      'HDL Cholesterol | 1.42 | mmol/L | >1.20',
      'LDL Cholesterol | 4.17 | mmol/L | <3.0 | HIGH',
      'Triglycerides | 1.58 | mmol/L | <1.7',
      'Glucose | 4.9 | mmol/L | 3.9-5.5',
      'HbA1c | 35 | mmol/mol | 20-41',
      'Iron | 8.6 | µmol/L | 10.7-32.2 | LOW',
      'Transferrin Saturation | 12 | % | 16-45 | LOW',
      '25-OH Vitamin D | 31 | nmol/L | 50-125 | LOW',
      'Magnesium | 0.84 | mmol/L | 0.70-1.05',
      'Lipase | 38 | U/L | 13-60',
    ].map(rowOf),
    foot: ['Please make an appointment to talk about these results.'],
  },
];
