import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import type { Personal } from '../personal.ts';
import { namesBeside, namesByForm } from './person-forms.ts';

const names = (text: string): string[] => [...new Set(namesByForm(text).map(({ span }) => textAt(text, span)))];

test.each([
  ['Will see her again on Monday. KD', ['KD']],
  ['Counts checked vbt.', ['vbt']],
  ['120/70   64   450  700  -160  140  60   pqz', ['pqz']],
  ['Team: Li (PT), Moss (pharmacy)', ['Li', 'Moss']],
  ["Cc: 'Rowlands, Gwen'", ['Rowlands, Gwen']],
  ['van der Heide, Sanne   HCA', ['van der Heide, Sanne']],
  ['Spoke with Mw ter Braak today', ['ter Braak']],
  ['Harriet WINSTANLEY  d.o.b. 01/02/1944', ['Harriet WINSTANLEY']],
  ['has custody of Savannah, 6. Works nights', ['Savannah']],
  ['her name is spelled o k a f o r', ['o k a f o r']],
  ['pt name: tran thi hoa', ['tran thi hoa']],
  ['saw grace hill in clinic', ['grace hill']],
  ['engraved "H.v.A."', ['H.v.A.']],
  ['OKAFOR<<GRACE<NKECHI<<<<', ['OKAFOR<<GRACE<NKECHI<<<<']],
  ['Reviewed by the nurse, FNP-BC / qz', ['qz']],
  ['her son "Ace" came', ['Ace']],
  ['ANES: PARK J.', ['PARK J.']],
  ['msg left with Auntie Mo. Officer Reed came', ['Mo', 'Reed']],
])('finds in "%s" %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  'Repeat the film and the ESR. CBC',
  '5.9   mmol/L   3.5   5.1   4.2   HH',
  'Her haemoglobin (RN checked) is low.',
  'Patient Name   DOB 01/02/1944',
  'Take 1 tablet. PRN',
])('finds nobody in "%s"', (text) => {
  expect(names(text)).toEqual([]);
});

test('finds somebody beside a person', () => {
  const text = 'per Okafor and Violet, then Ida & Tom Waters (Tam) came';
  const known: Personal[] = ['Okafor', 'Tom Waters'].map((name) => ({
    kind: 'person',
    span: [text.indexOf(name), text.indexOf(name) + name.length],
  }));

  expect(namesBeside(text, known).map(({ span }) => textAt(text, span))).toEqual(['Violet', 'Tam', 'Ida']);
});
