import { expect, test } from 'vitest';
import { sayUnits, unitAlone } from './units.ts';

test.each([
  ['5.2 mmol/L', '5.2 millimoles per liter'],
  ['140 mEq/L', '140 milliequivalents per liter'],
  ['1 mg/dL', '1 milligram per deciliter'],
  ['1 mg', '1 milligram'],
  ['0.1 mg', '0.1 milligrams'],
  ['Creatinine: 1 mg/dL', 'Creatinine: 1 milligram per deciliter'],
  ['0-1 mg', '0-1 milligrams'],
  ['1,000 mg', '1,000 milligrams'],
  ['12.1 g/dL', '12.1 grams per deciliter'],
  ['5mcg, 5 µg, 5 μg, 5 ug', '5 micrograms, 5 micrograms, 5 micrograms, 5 micrograms'],
  ['48 mL/min/1.73m²', '48 milliliters per minute per 1.73 square meters'],
  ['30 mg/24h', '30 milligrams per 24 hours'],
  ['6.8 10^3/uL', '6.8 thousand per microliter'],
  ['6.8 x10E3/uL', '6.8 thousand per microliter'],
  ['4.02 10*6/uL', '4.02 million per microliter'],
  ['250 K/uL', '250 thousand per microliter'],
  ['250 10^9/L', '250 times ten to the ninth per liter'],
  ['4.7 ×10¹²/L', '4.7 times ten to the twelfth per liter'],
  ['40 U/L', '40 units per liter'],
  ['400 IU', '400 international units'],
  ['2.3 mIU/L', '2.3 milli-international units per liter'],
  ['31 pg, 86 fL', '31 picograms, 86 femtoliters'],
  ['24 kg/m2', '24 kilograms per square meter'],
  ['16/min', '16 per minute'],
  ['0-2 /HPF', '0-2 per high-power field'],
  ['34.9 %', '34.9 percent'],
  ['a 7 mm nodule', 'a 7 millimeter nodule'],
  ['5-mm', '5 millimeter'],
  ['Apixaban 5 mg tablet', 'Apixaban 5 milligram tablet'],
  ['in mg/dL', 'in milligrams per deciliter'],
])('reads %j in full', (printed, said) => {
  expect(sayUnits(printed)).toBe(said);
});

test.each([
  ['a mark for low', 'Sodium 130 L 135-145'],
  ['an age', 'in her 30s'],
  ['a bar between words', 'and/or, A1C/eAG'],
  ['a bar between numbers', '120/80'],
  ['a number that has lost its exponent', '4.5 106'],
  ['a stage', 'pT2 mg'],
])('takes no unit out of %s', (_, printed) => {
  expect(sayUnits(printed)).toBe(printed);
});

test('knows a unit in a column of its own', () => {
  expect(['mg/dL', '%', 'fL', '10^3/uL', '/HPF', 'High', '5 mg', ''].map(unitAlone)).toEqual([
    'milligrams per deciliter',
    'percent',
    'femtoliters',
    'thousand per microliter',
    'per high-power field',
    undefined,
    undefined,
    undefined,
  ]);
});
