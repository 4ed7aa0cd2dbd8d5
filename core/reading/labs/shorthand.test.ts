import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = loadKnowledge();
const read = (line: string): string[] =>
  readLabRows(line, knowledge).map(
    ({ analyte, comparator, value, unit }) =>
      `${analyte} ${comparator ?? ''}${value}${unit === null ? '' : ` ${unit}`}`,
  );

test.each([
  ['AST/ALT 41/37 U/L', ['ast 41 U/L', 'alt 37 U/L']],
  ['Labs: Ca/Mg/Phos 8.8/2.1/3.3, INR 1.1', ['calcium 8.8', 'magnesium 2.1', 'phosphate 3.3', 'inr 1.1']],
  ['CK/troponin 310/<0.02', ['creatine_kinase 310', 'troponin <0.02']],
  ['ABG 7.41/36/92/22 on air', ['ph_blood 7.41', 'pco2 36', 'po2 92', 'bicarbonate_gas 22']],
  ['VBG: 7.33 / 47 / 41', ['ph_blood 7.33', 'pco2 47', 'po2 41']],
  ['CBC 6.4>11.9/35.2<301', ['white_cells 6.4', 'hemoglobin 11.9', 'hematocrit 35.2', 'platelets 301']],
  ['Today 5.1 > 12.2 / 37 < 188.', ['white_cells 5.1', 'hemoglobin 12.2', 'hematocrit 37', 'platelets 188']],
  [
    'Chem 7: 139/3.8/104/25/14/0.8<97',
    [
      ...['sodium 139', 'potassium 3.8', 'chloride 104', 'bicarbonate 25', 'urea_nitrogen 14', 'creatinine 0.8'],
      'glucose 97',
    ],
  ],
  ['H&H is 33 and 11.2', ['hematocrit 33', 'hemoglobin 11.2']],
  ['The BUN and creatinine are 19 and 1.2', ['urea_nitrogen 19', 'creatinine 1.2']],
  ['CPK 88, T4 7.1, TSH 2.9', ['creatine_kinase 88', 't4_total 7.1', 'tsh 2.9']],
  ['ABG showed pH of 7.31, CO2 of 58, bicarb 27', ['ph 7.31', 'pco2 58', 'bicarbonate 27']],
  ['Cr 2.2 (baseline 1.3), trop 0.02 -> 0.31', ['creatinine 2.2', 'troponin 0.31']],
  ['Na 133 K 4.9 Cl 99 BUN 18', ['sodium 133', 'potassium 4.9', 'chloride 99', 'urea_nitrogen 18']],
])('reads %s', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

test.each([
  ['another order', 'CBC 6.4/35.2/11.9/301'],
  ['other units', 'ABG 7.41/4.9/12.1/22'],
  ['cells behind their figures', '41 segs 4 bands, 39 lymphs'],
  ['more figures than names', 'AST/ALT 41/37/120'],
  ['a blood pressure', 'BP 132/81, seen on 4/12'],
])('reads nothing of %s', (_case, line) => {
  expect(read(line)).toEqual([]);
});

test('tells the share of each kind of cell where the figure stands first', () => {
  expect(read('White count 9.8 with 64% neutrophils, 22% lymphocytes and 3% eosinophils.')).toEqual([
    ...['white_cells 9.8', 'neutrophils_percent 64 %', 'lymphocytes_percent 22 %', 'eosinophils_percent 3 %'],
  ]);
  expect(read('Hematocrit 37% platelets 210')).toEqual(['hematocrit 37 %', 'platelets 210']);
});

test('reads a result that is called high behind its figure', () => {
  expect(readLabRows('PT 31 increased, AST 17', knowledge)).toMatchObject([
    { analyte: 'prothrombin_time', value: '31', flag: 'high' },
    { analyte: 'ast', value: '17', flag: 'unknown' },
  ]);
});
