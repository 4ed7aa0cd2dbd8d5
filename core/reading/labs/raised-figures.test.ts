import { expect, test } from 'vitest';
import { withRaisedFigures } from './raised-figures.ts';

test('puts raised figures back over their unit, letter for letter as long', () => {
  const text = '                    9\nLeukocytes    8.1 x10 /L   (4-10)\n               12\nErythrocytes 4.4 x10  /L';
  const read = withRaisedFigures(text);

  expect(read.split('\n')[1]).toBe('Leukocytes    8.1 x10⁹/L   (4-10)');
  expect(read.split('\n')[3]).toBe('Erythrocytes 4.4 x10¹²/L');
  expect(read).toHaveLength(text.length);
});

test('puts back the square of a body surface', () => {
  expect(withRaisedFigures('            2\neGFR 61 mL/min/1.73m    (>90)')).toContain('1.73m²   (>90)');
});

test('leaves a figure that stands over nothing raised', () => {
  const text = '         7\nSodium   140 mmol/L\nPlatelets 210 x10 /L';
  expect(withRaisedFigures(text)).toBe(text);
});
