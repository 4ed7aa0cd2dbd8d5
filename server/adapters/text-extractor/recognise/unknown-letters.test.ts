import { expect, test } from 'vitest';
import { hasUnknownLetters } from './unknown-letters.ts';

const read = (text: string, confidence: number) => text.split(' ').map((word) => ({ text: word, confidence }));

const cyrillic =
  'Temorno6nH JeKouUTbl Tpom60µnTbl npenenax Hopmbl. HanpaBneH nOBTOpHOe HCCJeAOBaHNe KpOBU qepe3 Hene, penbABnAeT. KpeaTUHUH';
const english =
  'General blood count. Hemoglobin HbA1c NT-proBNP mmol/L patient referred another weeks complaints PatientName IgG4-type 25-OH';

test.each([
  ['Cyrillic, read as Latin letters', cyrillic, 0.6, true],
  ['the same words where they are sure', cyrillic, 0.97, false],
  ['English, unsure', english, 0.6, false],
  ['a few words', 'Temorno6nH JeKouUTbl', 0.6, false],
])('%s', (_title, text, confidence, isUnknown) => {
  expect(hasUnknownLetters(read(text, confidence))).toBe(isUnknown);
});
