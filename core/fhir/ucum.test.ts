import { expect, test } from 'vitest';
import { amounts, denominators } from '../reading/labs/units.ts';
import { ucumOf } from './ucum.ts';

test.each([
  ['mg/dL', 'mg/dL'],
  ['µg/L', 'ug/L'],
  ['x10E3/uL', '10*3/uL'],
  ['K/uL', '10*3/uL'],
  ['10^9/L', '10*9/L'],
  ['%', '%'],
  ['fL', 'fL'],
  ['IU/L', '[IU]/L'],
  ['U/L', 'U/L'],
  ['mIU/mL', 'm[IU]/mL'],
  ['mL/min/1.73m2', 'mL/min/{1.73_m2}'],
  ['/HPF', '/[HPF]'],
  ['mm/h', 'mm/h'],
  ['mmHg', 'mm[Hg]'],
  ['mg/24h', 'mg/(24.h)'],
  ['mg/g creat', 'mg/g{creat}'],
  ['mEq/L', 'meq/L'],
  ['wks', 'wk'],
  ['minutes', 'min'],
])('%s is %s', (printed, code) => {
  expect(ucumOf(printed)).toBe(code);
});

test.each(['S/CO', 'log copies/mL', 'EU/dL', 'g/100 mL', 'made up', '', '/'])('%s is no code', (printed) => {
  expect(ucumOf(printed)).toBeUndefined();
});

test('every code is made of what UCUM allows, whatever is printed', () => {
  for (const above of amounts.keys()) {
    for (const below of denominators.keys()) {
      const code = ucumOf(`${above}/${below}`);
      if (code !== undefined) expect(code).toMatch(/^[A-Za-z0-9*%'{}[\]()._/]+$/);
    }
  }
});
