import { expect, test } from 'vitest';
import type { Word } from './geometry.ts';
import { wordsAt } from './layout.test-helper.ts';
import { blankWidth, linesOfWords } from './lines.ts';
import { joinWrappedRows } from './wrapped-rows.ts';

const rows = (words: Word[]) =>
  joinWrappedRows(linesOfWords(words), blankWidth(linesOfWords(words))).map((line) =>
    line.words.map((word) => word.text).join(' '),
  );

test('a name printed above and below its value is one row', () => {
  const words = [
    ...wordsAt(0, [0, 'Hepatitis B Surface']),
    ...wordsAt(0.5, [30, '7.3'], [40, '≥10.0'], [50, 'mIU/mL']),
    ...wordsAt(1, [0, 'Antibody, Quantitative']),
    ...wordsAt(3, [0, 'Estradiol'], [30, '13.5'], [40, '8.0-35.0'], [50, 'pg/mL']),
  ];
  expect(rows(words)).toEqual([
    'Hepatitis B Surface Antibody, Quantitative 7.3 ≥10.0 mIU/mL',
    'Estradiol 13.5 8.0-35.0 pg/mL',
  ]);
});

test('a range of two lines stays in the column of ranges', () => {
  const words = [
    ...wordsAt(0, [40, 'Male: 13.2-16.6']),
    ...wordsAt(0.5, [0, 'Hemoglobin'], [30, '11.2'], [60, 'g/dL']),
    ...wordsAt(1, [40, 'Female: 11.6-15.0']),
    ...wordsAt(3, [0, 'Platelets'], [30, '250'], [40, '150-400'], [60, '10^9/L']),
  ];
  expect(rows(words)[0]).toBe('Hemoglobin 11.2 Male: 13.2-16.6 Female: 11.6-15.0 g/dL');
});

test('a comment a full line below a row stays a line of its own', () => {
  const words = [
    ...wordsAt(0, [0, 'Sodium'], [30, '133'], [40, '136-145'], [50, 'mmol/L']),
    ...wordsAt(1, [2, 'Specimen slightly hemolysed']),
    ...wordsAt(2, [0, 'Chloride'], [30, '101'], [40, '98-107'], [50, 'mmol/L']),
    ...wordsAt(3, [0, 'Calcium'], [30, '9.1'], [40, '8.6-10.3'], [50, 'mg/dL']),
  ];
  expect(rows(words)).toHaveLength(4);
});

test('names of three lines around their values are rows, also where no two rows stand next to each other', () => {
  const words = [
    ...wordsAt(0, [0, 'Hepatitis B Virus']),
    ...wordsAt(1, [0, 'Surface Antibody,'], [30, '7.3'], [40, 'mIU/mL']),
    ...wordsAt(2, [0, 'Quantitative']),
    ...wordsAt(4, [0, '25-Hydroxyvitamin D']),
    ...wordsAt(5, [0, 'Total, by'], [30, '18'], [40, 'ng/mL']),
    ...wordsAt(6, [0, 'Immunoassay']),
  ];
  expect(rows(words)).toEqual([
    'Hepatitis B Virus Surface Antibody, Quantitative 7.3 mIU/mL',
    '25-Hydroxyvitamin D Total, by Immunoassay 18 ng/mL',
  ]);
});

test('a name that begins with a number is no value', () => {
  const words = [
    ...wordsAt(0, [0, '25-Hydroxyvitamin D'], [30, '18'], [40, 'ng/mL']),
    ...wordsAt(0.9, [0, 'Total']),
    ...wordsAt(3, [0, 'Zinc'], [30, '0.66'], [40, 'µg/mL']),
    ...wordsAt(5, [0, 'Copper'], [30, '1.07'], [40, 'µg/mL']),
  ];
  expect(rows(words)[0]).toBe('25-Hydroxyvitamin D Total 18 ng/mL');
});

test('ranges below rows that stand apart stay lines of their own', () => {
  const words = ['Sodium', 'Chloride', 'Calcium'].flatMap((name, index) => [
    ...wordsAt(3 * index, [0, name], [30, '133'], [40, 'mmol/L']),
    ...wordsAt(3 * index + 1, [2, 'Reference range: 136-145']),
  ]);
  expect(rows(words)).toHaveLength(6);
});
