import { expect, test } from 'vitest';
import { cultureLines } from './culture-lines.ts';

const answersOf = (...lines: string[]) =>
  cultureLines(['SWAB CULTURE', 'Interim report: Proteus mirabilis', ...lines].join('\n')).answers.map(
    ({ name, answer, germ }) => [germ, name, answer],
  );

test.each([['1          2'], ['E. coli          K. oxytoca'], ['Escherichia          Klebsiella']])(
  'knows the germ of each column: %s',
  (columns) => {
    expect(
      answersOf(
        'FINAL: 1) Escherichia coli heavy growth',
        '2) Klebsiella oxytoca scanty growth',
        `Antibiotic          ${columns}`,
        'Amoxicillin          R          -',
        'Gentamicin          S          I',
      ),
    ).toEqual([
      ['Escherichia coli', 'amoxicillin', 'fails'],
      ['Escherichia coli', 'gentamicin', 'stops'],
      ['Klebsiella oxytoca', 'gentamicin', 'between'],
    ]);
  },
);

test.each([
  ['Culture: Staphylococcus hominis. Probable skin contaminant.', true],
  ['Culture: Staphylococcus aureus. Not a contaminant.', undefined],
])('hears whether a germ may come from the skin: %s', (line, isStray) => {
  expect(cultureLines(line).germs[0]?.isStray).toBe(isStray);
});

test('takes no germ from a report that a final one replaces', () => {
  const text = 'CULTURE\nInterim report: Culture Proteus mirabilis\nFinal report: Culture Klebsiella oxytoca';

  expect(cultureLines(text).germs.map(({ name }) => name)).toEqual(['Klebsiella oxytoca']);
});
