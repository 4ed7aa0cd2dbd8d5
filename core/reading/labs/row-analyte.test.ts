import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';
import { findAnalyteIn } from './specimens.ts';

const knowledge = loadKnowledge();

test.each([
  ['Protein', null, null, 'protein_total'],
  ['Protein', null, 'urine', 'urine_protein'],
  ['Protein', 'mg/dL', 'csf', 'csf_protein'],
  ['Glucose', null, 'stool', undefined],
  ['Serum creatinine', 'mg/dL', 'urine', 'creatinine'],
  ['WBC', '/HPF', null, 'urine_white_cells'],
  ['WBC', 'K/uL', 'blood', 'white_cells'],
  ['pH', null, 'gas', 'ph_blood'],
  ['Heterophile (mono)', null, null, 'mono_test'],
  ['Monocytes (mono)', null, null, 'monocytes'],
  ['Calprotectin', 'ug/g', 'stool', 'stool_calprotectin'],
] as const)('takes %j in %s of %s for %s', (name, unit, specimen, expected) => {
  expect(findAnalyteIn(knowledge, name, unit ?? undefined, specimen)?.id).toBe(expected);
});

test('goes by the heading above the rows until another one', () => {
  const rows = readLabRows(
    ['LABORATORY REPORT', 'URINALYSIS', 'Protein  2+  Negative', 'CHEMISTRY', 'Protein  7.1 g/dL  6.0-8.0'].join('\n'),
    knowledge,
  );
  expect(rows.map(({ analyte, loinc, flag }) => [analyte, loinc, flag])).toEqual([
    ['urine_protein', '5804-0', 'abnormal'],
    ['protein_total', '2885-2', 'normal'],
  ]);
});

test.each([
  ['URINALYSIS, COMPLETE W/ REFLEX              Fern Hill Urgent Care', 'urine_protein'],
  ['URINALYSIS, DIPSTICK          Result        Normal', 'urine_protein'],
  ['Metabolic panel               Result        Normal', 'protein_total'],
])('goes by the first cell of a head: %s', (head, expected) => {
  const rows = readLabRows(
    `${head}\nColour                        Amber         Yellow\nProtein                       1+            Negative`,
    knowledge,
  );

  expect(rows.find(({ name }) => name === 'Protein')?.analyte).toBe(expected);
});

test('leaves the urine at the head of another table', () => {
  const rows = readLabRows(
    [
      'URINALYSIS   Result   Normal',
      'Protein   1+   Negative',
      '',
      'CHEMISTRY   Result   Normal',
      'Protein   7.1   6.0-8.0',
    ].join('\n'),
    knowledge,
  );

  expect(rows.map(({ analyte }) => analyte)).toEqual(['urine_protein', 'protein_total']);
});
