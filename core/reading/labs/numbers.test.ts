import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalSignOf, numberOf } from './numbers.ts';

test.each([
  ['5.4', '.', 5.4],
  ['5,4', '.', 5.4],
  ['0,008', ',', 0.008],
  ['0,008', '.', 0.008],
  ['1,842', '.', 1842],
  ['1,842', ',', 1.842],
  ['1.204', ',', 1204],
  ['1.204', '.', 1.204],
  ['26,000', '.', 26000],
  ['1,234.5', '.', 1234.5],
  ['1.234,5', ',', 1234.5],
  ['12,345,678', '.', 12345678],
  ['1,50,000', '.', 150000],
  ['12,50,000', '.', 1250000],
  ['312 000', '.', 312000],
  ['31 200 5', '.', undefined],
  ['-6', '.', -6],
  ['−6', '.', -6],
  ['.5', '.', 0.5],
  ['1.2.3', '.', undefined],
] as const)('reads %s with decimals by %j as %s', (printed, decimal, expected) => {
  expect(numberOf(printed, decimal)).toBe(expected);
});

test('tells decimal commas from points by the numbers of the document', () => {
  expect(decimalSignOf('Kalium 5,4 mmol/l 3,5-5,1\nLipoprotein 1.204 mg/l')).toBe(',');
  expect(decimalSignOf('NT-proBNP 1,842 pg/mL <125\nPotassium 5.4')).toBe('.');
  expect(decimalSignOf('Datum 28.10.2025 Wert 12')).toBe('.');
});

test('reads any number back that is printed with a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99999, max: 99999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const printed = `${whole}.${String(cents).padStart(2, '0')}`;
      expect(numberOf(printed)).toBe(Number(printed));
    }),
  );
});
