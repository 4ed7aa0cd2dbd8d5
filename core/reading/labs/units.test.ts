import { expect, test } from 'vitest';
import { normaliseColumnUnit, normaliseUnit, unitLengthAt } from './units.ts';

test.each([
  [
    '10^3/uL',
    [
      'x10E3/uL',
      '10*3/uL',
      '10^3/µL',
      'x 10^3/uL',
      '10+3/ul',
      'K/uL',
      'thou/mcL',
      'Thousand/uL',
      'X10E3/UL',
      'xlOE3/uL',
      '×10³/µL',
      'x103/uL',
    ],
  ],
  ['10^9/L', ['10^9/L', '×10⁹/L', 'x10*9/L', '10E9/L', 'x 10^9 / L', 'x109/L', '×10⁹/l']],
  ['10^6/uL', ['M/uL', 'million/uL', 'x10E6/uL', 'Mil/mcL']],
  ['10^3/mm3', ['k/cumm', 'thou/mm3', 'x10^3/mm³']],
  ['mg/dL', ['mg/dL', 'mg/dl', 'MG/DL', 'mg / dL', 'milligrams per deciliter']],
  ['ug/dL', ['µg/dL', 'μg/dL', 'mcg/dL', 'ug/dL']],
  ['mL/min/1.73 m2', ['mL/min/1.73m2', 'mL/min/1.73 m2', 'mL/min/1.73m²', 'mL/min/1.73', 'mL/min/{1.73_m2}']],
  ['mIU/L', ['mIU/L', 'm[IU]/L']],
  ['mg/g creat', ['mg/g creat', 'mg/g Cr', 'mg/g creatinine']],
  ['mmHg', ['mm Hg', 'mmHg', 'mm[Hg]']],
  ['/HPF', ['/HPF', '/hpf']],
  ['#/HPF', ['#/HPF']],
  ['U/L', ['U/L', 'U/l', 'UNITS/L']],
  ['ratio', ['ratio', '{Ratio}']],
  ['mmol/mol', ['mmol/mol']],
  ['fL', ['fL', 'fl']],
  ['%', ['%']],
])('knows %s in its printed forms', (normal, forms) => {
  expect(forms.map(normaliseUnit)).toEqual(forms.map(() => normal));
});

test.each(['Glucose', 'mg', 'H', '3.4-10.8', 'kelvin', 'and/or', 'AST/ALT', '10', '12/2022', 'N/A', ''])(
  'takes %j for no concentration',
  (words) => {
    expect(normaliseUnit(words) ?? '').not.toContain('/');
  },
);

test('believes units of time in a column of units only', () => {
  expect([normaliseUnit('wk'), normaliseColumnUnit('wk')]).toEqual([undefined, 'wk']);
});

test('finds the longest unit at a place', () => {
  expect(unitLengthAt('mg/g creat 10-20', 0, 16)).toBe('mg/g creat'.length);
  expect(unitLengthAt('mm Hg  35-45', 0, 12)).toBe('mm Hg'.length);
  expect(unitLengthAt('mg/dL)', 0, 6)).toBe(5);
  expect(unitLengthAt('Glucose', 0, 7)).toBe(0);
});

test('counts in lakhs are a unit also without the volume', () => {
  expect(normaliseUnit('lakhs')).toBe(normaliseUnit('lakhs/cumm'));
});
