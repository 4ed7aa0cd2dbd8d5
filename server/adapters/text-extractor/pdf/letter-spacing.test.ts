import { describe, expect, test } from 'vitest';
import { closeSpacedLetters } from './letter-spacing.ts';
import type { PlacedRun } from './placed-run.ts';

const run = (text: string): PlacedRun => ({ text, x: 0, y: 0, width: 50, size: 10, angle: 0, monospaced: false });
const spaced = ['S o d i u m', 'm m o l / L', '1 3 6 - 1 4 5', 'C h l o r i d e', '9 8 - 1 0 7'];
const closed = (...texts: string[]) => closeSpacedLetters(texts.map(run)).map(({ text }) => text);

describe('closeSpacedLetters', () => {
  test('closes words and numbers whose letters are set apart', () => {
    expect(closed(...spaced)).toEqual(['Sodium', 'mmol/L', '136-145', 'Chloride', '98-107']);
  });

  test('closes numbers of two figures beside them', () => {
    expect(closed(...spaced, '3 3').at(-1)).toBe('33');
  });

  test('parts words at their capitals', () => {
    expect(closed(...spaced, 'A l k a l i n e P h o s p h a t a s e').at(-1)).toBe('Alkaline Phosphatase');
  });

  test('leaves other text on such pages alone', () => {
    expect(closed(...spaced, 'Reference range', 'L').slice(-2)).toEqual(['Reference range', 'L']);
  });

  test('leaves single letters alone where nothing else is set apart', () => {
    expect(closed('1 3 3', 'H L H L', 'Sodium 133')).toEqual(['1 3 3', 'H L H L', 'Sodium 133']);
  });
});
