import { expect, test } from 'vitest';
import type { LabResult } from '../../../documents/explanation.ts';
import { factsOf, range } from '../../../explaining/testing/facts.ts';
import { loadKnowledge } from '../../../knowledge/load-knowledge.ts';
import { personOf } from '../../person.ts';
import { judgeRow } from './judge-row.ts';

function judge(facts: Partial<LabResult>, about = '') {
  const text = 'row';
  const row = factsOf(text).lab(text, { name: 'Test', value: '5', ...facts });
  return judgeRow(row, { text, decimal: '.', knowledge: loadKnowledge(), person: personOf(about) });
}
const inRange = range(3, 6, '3-6');

test.each<[string, Partial<LabResult>]>([
  ['critical', { flag: 'critical_high', value: '9', range: inRange }],
  ['outside', { flag: 'high', value: '7', range: inRange }],
  ['outside', { flag: 'normal', value: 'Screen is out of range for one condition' }],
  ['outside', { flag: 'unknown', value: 'ACTION REQUIRED' }],
  ['inside', { flag: 'normal', range: inRange }],
  ['inside', { flag: 'normal', range: inRange, printedFlag: '-', conflict: true }],
  ['as_expected', { flag: 'normal', printedFlag: 'N' }],
  ['absent', { flag: 'normal', value: 'Not detected' }],
  ['absent', { analyte: 'urine_protein', value: '0', unit: 'mg/dL' }],
  ['found', { flag: 'abnormal', value: 'Detected' }],
  ['found', { analyte: 'covid_19', value: 'Detected' }],
  ['found', { analyte: 'urine_blood', value: '2+' }],
  ['not_compared', { analyte: 'rubella_igg', value: 'Positive' }],
  ['not_compared', { analyte: 'rubella_igg', value: 'Negative' }],
  ['not_compared', { name: 'Something else', value: 'Negative' }],
  ['absent', { name: 'Some virus DNA', value: 'Negative' }],
  ['elsewhere', { value: 'See note' }],
  ['not_compared', { range: range(null, null, 'Not Estab.') }],
  ['not_compared', { flag: 'low', printedFlag: '-' }],
  ['disputed', { flag: 'normal', range: inRange, printedFlag: 'H', conflict: true }],
  ['disputed', { flag: 'low', value: '2', range: inRange, printedFlag: 'H' }],
  ['impossible', { analyte: 'potassium', value: '42', unit: 'mmol/L', comparison: 'impossible' }],
  [
    'mismatched',
    { analyte: 'vitamin_d', value: '70', unit: 'nmol/L', range: range(null, null, '30-100'), comparison: 'other_unit' },
  ],
  ['limits_inside', { analyte: 'sodium', value: '140', unit: 'mmol/L' }],
  ['limits_outside', { analyte: 'sodium', value: '130', unit: 'mmol/L' }],
  ['limits_differ', { analyte: 'hdl', value: '45', unit: 'mg/dL' }],
  ['uncertain', { value: 'Indeterminate', flag: 'normal' }],
  ['coded', { name: 'COVID-19', analyte: 'covid_19', value: '260415000', flag: 'normal' }],
  ['pending', { value: 'Pending' }],
  ['not_done', { value: 'QNS' }],
  ['sensitivity', { name: 'Ampicillin', value: 'R' }],
  ['culture', { name: 'Organism', value: 'Escherichia coli' }],
  ['aside', { name: 'Has symptoms related to condition of interest', value: 'Yes' }],
])('puts what is %s there: %j', (standing, facts) => {
  expect(judge(facts).standing).toBe(standing);
});

test('calls no sugar far outside that food alone can explain', () => {
  const printed = { analyte: 'glucose', unit: 'mg/dL', flag: 'high' as const, range: range(70, 100, '70-100') };

  expect(judge({ ...printed, value: '118' }).distance).toBe('slightly');
  expect(judge({ ...printed, value: '160' }).distance).toBe('clearly');
  expect(judge({ ...printed, value: '260' }).distance).toBe('far');
});

test('calls nothing far outside that means little by itself', () => {
  expect(judge({ analyte: 'monocytes_percent', value: '30', unit: '%', flag: 'high', range: inRange }).distance).toBe(
    'clearly',
  );
});
