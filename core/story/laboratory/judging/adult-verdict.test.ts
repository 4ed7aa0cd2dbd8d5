import { expect, test } from 'vitest';
import type { LabResult } from '../../../documents/explanation.ts';
import { factsOf } from '../../../explaining/testing/facts.ts';
import { loadKnowledge } from '../../../knowledge/load-knowledge.ts';
import { personOf } from '../../person.ts';
import { adultVerdicts, limitWords } from './adult-verdict.ts';

const knowledge = loadKnowledge();
function verdicts(facts: Partial<LabResult>, about = '') {
  const row = factsOf('row').lab('row', { name: 'Test', value: '1', ...facts });
  return adultVerdicts(row, { knowledge, person: personOf(about), decimal: '.' }).map(
    ({ limit, band, ...verdict }) => ({
      ...verdict,
      band: band?.words ?? null,
      words: limitWords(limit),
    }),
  );
}
const hdl = { analyte: 'hdl', unit: 'mg/dL', value: '45' };

test('judges by a limit for everybody, and knows the name of the stretch', () => {
  expect(verdicts({ analyte: 'hba1c', unit: '%', value: '5.8' })).toEqual([
    { side: 'high', distance: 'slightly', band: 'in a range that many doctors call prediabetes', words: 'under 5.7' },
  ]);
});

test('judges by the limit of the sex that is known', () => {
  expect(verdicts(hdl, 'Sex: male')).toMatchObject([{ side: 'inside', words: '40 or more' }]);
  expect(verdicts(hdl, 'Sex: female')).toMatchObject([{ side: 'low', words: '50 or more' }]);
});

test('judges for both sexes where it is not known', () => {
  expect(verdicts(hdl).map(({ side }) => side)).toEqual(['inside', 'low']);
});

test.each<[string, Partial<LabResult>, string?]>([
  ['of a child', { analyte: 'sodium', unit: 'mmol/L', value: '120' }, 'Age: 9 years'],
  ['in pregnancy', { analyte: 'sodium', unit: 'mmol/L', value: '120' }, 'She is 30 weeks pregnant'],
  ['without a unit', { analyte: 'sodium', unit: null, value: '120' }],
  ['in another unit', { analyte: 'hemoglobin', unit: 'mmol/L', value: '8' }],
  ['of another sample', { analyte: 'glucose', unit: 'mg/dL', value: '140', name: 'Glucose, 2 hours' }],
  ['that is only known to be less', { analyte: 'tsh', unit: 'mIU/L', value: '5', comparator: '<' }],
  ['in words', { analyte: 'sodium', unit: 'mmol/L', value: 'normal' }],
])('judges no result %s', (_, facts, about) => {
  expect(verdicts(facts, about)).toEqual([]);
});
