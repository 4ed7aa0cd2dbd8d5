import { expect, test } from 'vitest';
import { textTraits } from './text-traits.ts';

const report = 'Hemoglobin Platelets Sodium Potassium Creatinine Bilirubin Albumin Ferritin Transferrin Glucose';

/** What a reader shows for a font whose map to letters is missing: every code 29 before its letter. */
const shifted = (text: string) =>
  text.replaceAll(/\S/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 29));

test('counts letters and strange characters', () => {
  expect(textTraits('ab \ue001\ufffd')).toMatchObject({ characters: 4, badShare: 0.5 });
  expect(textTraits('')).toEqual({ characters: 0, badShare: 0, vowelShare: 1 });
});

test.each([
  ['English', report],
  [
    'German',
    'Hämoglobin Leukozyten Thrombozyten Natrium Kalium Kreatinin Harnstoff Erythrozyten größer niedrig Befund',
  ],
  ['Greek', 'Αιμοσφαιρίνη Αιμοπετάλια Νάτριο Κάλιο Κρεατινίνη Ουρία Γλυκόζη Χοληστερόλη Τριγλυκερίδια Φερριτίνη'],
  ['Russian', 'Гемоглобин Тромбоциты Натрий Калий Креатинин Мочевина Глюкоза Холестерин Ферритин Лейкоциты Эритроциты'],
  ['Polish', 'Hemoglobina Płytki krwi Sód Potas Kreatynina Mocznik Glukoza Cholesterol Żelazo Wskaźnik przesączania'],
])('%s has vowels', (_title, text) => {
  expect(textTraits(text).vowelShare).toBeGreaterThan(0.3);
});

test('letters of a font that lost its map have few', () => {
  expect(textTraits(shifted(`${report} ${report.toLowerCase()}`)).vowelShare).toBeLessThan(0.25);
});

test('a script without vowel letters is not judged', () => {
  expect(textTraits('بروتين كرياتينين صوديوم بوتاسيوم '.repeat(5)).vowelShare).toBe(1);
});

test('a few words are not enough to tell', () => {
  expect(textTraits('RBC MCV MCHC RDW').vowelShare).toBe(1);
});
