import { describe, expect, test } from 'vitest';
import type { Comparator, LabResult } from '#core/documents/explanation.ts';
import { rowOf } from '../testing.ts';
import type { PrintedRow } from './file-case.ts';
import { isSameName, isSameRange, isSameUnit, isSameValue } from './same-print.ts';

const printed = (given: Partial<PrintedRow>): PrintedRow => ({
  ...{ name: '', value: '', unit: '', range: '' },
  ...given,
});

test.each<[string, Comparator | null, string, boolean]>([
  ['1,370', null, '1370', true],
  ['11,8', null, '11.8', true],
  ['<25', '<', '25', true],
  ['<25', null, '25', false],
  ['≥10', '>=', '10', true],
  ['2+', null, '2', false],
  ['2+', null, '2+', true],
  ['1:320', null, '1:32', false],
  ['None seen', null, 'none  seen', true],
  ['135', null, '1352', false],
])('the printed value %s and the shown one %s%s are the same: %s', (value, comparator, shown, same) => {
  expect(isSameValue(printed({ value }), rowOf('', shown, { comparator }))).toBe(same);
});

test.each([
  ['×10⁹/L', 'x10^9/L', true],
  ['×10⁹/L', '10*9/L', true],
  ['×10⁹/L', '×109/L', false],
  ['×10⁹/L', '×10¹²/L', false],
  ['mcg/dL', 'µg/dL', true],
  ['μmol/l', 'umol/L', true],
  ['mL/min/1.73m²', 'mL/min/1.73 m²', true],
  ['', null, true],
  ['%', null, false],
])('the printed unit %s and the shown one %s are the same: %s', (unit, shown, same) => {
  expect(isSameUnit(printed({ unit }), rowOf('', '', { unit: shown }))).toBe(same);
});

describe('ranges', () => {
  const range = (low: number | null, high: number | null, text: string): LabResult['range'] => ({ low, high, text });

  test.each([
    ['4.0-10.5', range(4, 10.5, '4.0 – 10.5'), true],
    ['4.0-10.5', range(4, 105, '4.0-105'), false],
    ['136-145', range(36, 145, '36-145'), false],
    ['≤0.5', range(null, 0.5, '<=0.5'), true],
    ['Not detected', range(null, null, 'Not detected'), true],
    ['Male: 13.2-16.6 Female: 11.6-15.0', range(11.6, 15, '11.6-15.0'), true],
    ['', null, true],
    ['4.0-10.5', null, false],
  ])('the printed range %s and the shown one %j are the same: %s', (text, shown, same) => {
    expect(isSameRange(printed({ range: text }), rowOf('', '', { range: shown }))).toBe(same);
  });
});

test('a name holds its shorter form, and a misread one does not', () => {
  expect(isSameName(printed({ name: 'Cholesterol, Total' }), rowOf('CHOLESTEROL', ''))).toBe(true);
  expect(isSameName(printed({ name: 'Cholesterol, Total' }), rowOf('Cho1esterol', ''))).toBe(false);
  expect(isSameName(printed({ name: 'Iron' }), rowOf('', ''))).toBe(false);
  expect(isSameName(printed({ name: 'Iron' }), rowOf('o', ''))).toBe(false);
  expect(isSameName(printed({ name: 'pH' }), rowOf('PH', ''))).toBe(true);
});
