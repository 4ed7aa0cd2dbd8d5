import { expect, test } from 'vitest';
import { createAdultLimitIndex } from './adult-limit-index.ts';

const source = 'American Diabetes Association: A page';
const setup = () =>
  createAdultLimitIndex([
    { analyte: 'hdl', units: ['mg/dL'], sex: 'male', low: 40, high: null, source },
    { analyte: 'hdl', units: ['mg/dL'], sex: 'female', low: 50, high: null, source },
    { analyte: 'white_cells', units: ['10^3/uL', '10^9/L'], low: 4, high: 11, source },
  ]);

test('finds a limit for each sex', () => {
  expect(setup()('hdl', 'mg/dL').map(({ sex, low }) => [sex, low])).toEqual([
    ['male', 40],
    ['female', 50],
  ]);
});

test.each(['10^3/uL', '10^9/L', '10³/µL'])('finds the limit of a count in %s', (unit) => {
  expect(setup()('white_cells', unit)).toHaveLength(1);
});

test.each([
  ['hdl', 'mmol/L'],
  ['hdl', ''],
  ['nothing', 'mg/dL'],
])('has no limit for %s in "%s", where the figures would mean something else', (analyte, unit) => {
  expect(setup()(analyte, unit)).toEqual([]);
});
