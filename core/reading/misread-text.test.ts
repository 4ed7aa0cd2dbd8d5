import { expect, test } from 'vitest';
import { textAt } from '../kernel/span.ts';
import { misreadWords } from './misread-text.ts';

const words = (text: string): string[] => misreadWords(text).map((span) => textAt(text, span));

test('finds the words of a text that was misread throughout', () => {
  expect(words('Sod1um l38 mmo1/L l35-l45\nPotass1um 4.l mmo1/L 3.5-5.O')).toEqual([
    'Sod1um',
    'l38',
    'mmo1',
    'l35-l45',
    'Potass1um',
    '4.l',
    'mmo1',
    '3.5-5.O',
  ]);
});

test.each([
  'HbA1c 48 mmol/mol, vitamin B12 300, free T4 15, CO2 24, CD4 500, p53, H2O, 10^9/L, 5S, 2B',
  'Sod1um 138 mmol/L 135-145\nPotassium 4.1 mmol/L 3.5-5.0',
  '',
])('finds none in %j', (text) => {
  expect(words(text)).toEqual([]);
});
