import { expect, test } from 'vitest';
import { factsOf, range } from '../../../explaining/testing/facts.ts';
import { medicineName, sensitivityOf } from './sensitivities.ts';

const row = (facts: object) => factsOf('row').lab('row', { name: 'Ampicillin', value: '16', ...facts });

test.each([
  [{ value: 'R' }, 'fails'],
  [{ value: 'Susceptible' }, 'stops'],
  [{ value: 'I' }, 'between'],
  [{ value: '16', unit: 'ug/mL', printedFlag: 'R' }, 'fails'],
  [{ value: '16', unit: 'ug/mL' }, undefined],
  [{ value: '5', unit: 'mg/L', printedFlag: 'S', range: range(1, 9, '1-9') }, undefined],
])('takes %j for a medicine that %s the germ', (facts, expected) => {
  expect(sensitivityOf(row(facts))).toBe(expected);
});

test.each([
  ['DAPTOmycin [Susceptibility] by Minimum inhibitory concentration (MIC)', 'daptomycin'],
  ['Gentamicin.high potency [Susceptibility]', 'gentamicin high potency'],
])('calls the medicine of %j %s', (printed, expected) => {
  expect(medicineName(printed)).toBe(expected);
});
