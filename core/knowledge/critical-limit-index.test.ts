import { expect, test } from 'vitest';
import { createCriticalLimitIndex } from './critical-limit-index.ts';

const source = 'JAMA: A survey';
const setup = () =>
  createCriticalLimitIndex([
    { analyte: 'calcium', units: ['mg/dL'], low: 6.6, high: 12.9, source },
    { analyte: 'calcium', units: ['mmol/L', 'mEq/L'], low: 1.65, high: 3.22, source },
    { analyte: 'platelets', units: ['10^9/L', 'x10^9/L'], low: 37, high: 910, source },
    { analyte: 'creatinine', units: ['umol/L'], low: null, high: 654, source },
  ]);

test.each([
  ['calcium', 'mg/dL', 6.6],
  ['calcium', 'MG/DL', 6.6],
  ['calcium', 'mmol/l', 1.65],
  ['platelets', '×10⁹/L', 37],
  ['platelets', 'x 10^9/L', 37],
  ['creatinine', 'µmol/L', null],
])('finds the limit of %s in %s', (analyte, unit, low) => {
  expect(setup()(analyte, unit)?.low).toBe(low);
});

test.each([
  ['calcium', 'g/L'],
  ['calcium', ''],
  ['creatinine', 'mg/dL'],
  ['nothing', 'mg/dL'],
])('has no limit for %s in %s, where the figures would mean something else', (analyte, unit) => {
  expect(setup()(analyte, unit)).toBeUndefined();
});
