import { expect, test } from 'vitest';
import { cultureLines } from './culture-lines.ts';

const text = `URINE CULTURE
08/12 PRELIMINARY: Gram negative rods, identification to follow.
08/13 FINAL: >100,000 CFU/mL Klebsiella pneumoniae, ESBL producer.
Susceptible: meropenem, amikacin
Resistant: ceftriaxone, trimethoprim/sulfamethoxazole`;

test('reads the germ of the final line, and which medicines stop it', () => {
  const { germs, answers } = cultureLines(text);

  expect(germs.map(({ name }) => name)).toEqual([
    'Klebsiella pneumoniae (ESBL, a kind that many antibiotics cannot stop)',
  ]);
  expect(answers.map(({ name, answer }) => [name, answer])).toEqual([
    ['meropenem', 'stops'],
    ['amikacin', 'stops'],
    ['ceftriaxone', 'fails'],
    ['trimethoprim/sulfamethoxazole', 'fails'],
  ]);
});

test.each(['URINE CULTURE\nFINAL: No growth', 'Final diagnosis: Acute bronchitis', 'Susceptible: yes'])(
  'finds no germ in %j',
  (words) => {
    expect(cultureLines(words).germs).toEqual([]);
  },
);

test('reads the germ behind its count, and none from the words for how it grew', () => {
  const germsIn = (line: string) => cultureLines(`Urine culture\n${line}`).germs.map(({ name }) => name);

  expect(germsIn('Culture result: >100,000 CFU/mL Proteus mirabilis (final)')).toEqual(['Proteus mirabilis']);
  expect(germsIn('FINAL: Staphylococcus epidermidis.')).toEqual(['Staphylococcus epidermidis']);
  expect(germsIn('Organism: Heavy growth of Staphylococcus aureus')).toEqual(['Staphylococcus aureus']);
  expect(germsIn('Result: Mixed flora, contamination likely')).toEqual([]);
});

test('reads which medicines stop a germ from lines of their own', () => {
  const { answers } = cultureLines(
    'Wound culture\nSensitivities:\nOxacillin: R\nDoxycycline: S\nVancomycin: S (MIC 1)\n',
  );

  expect(answers.map(({ name, answer }) => [name, answer])).toEqual([
    ['oxacillin', 'fails'],
    ['doxycycline', 'stops'],
    ['vancomycin', 'stops'],
  ]);
});

test('goes by the last stage of a report on a swab, and reads its one column of answers', () => {
  const { germs, answers } = cultureLines(
    [
      'WOUND SWAB - right shin',
      'Interim 03.02.: scanty growth of skin flora',
      'Final 06.02.: Pseudomonas aeruginosa',
      'Amended final 08.02.: Klebsiella pneumoniae',
      'Antibiotic       S/I/R',
      'Meropenem        S',
      'Ampicillin       R',
      'Gentamicin       I',
    ].join('\n'),
  );

  expect(germs.map(({ name }) => name)).toEqual(['Klebsiella pneumoniae']);
  expect(answers.map(({ name, answer }) => [name, answer])).toEqual([
    ['meropenem', 'stops'],
    ['ampicillin', 'fails'],
    ['gentamicin', 'between'],
  ]);
});

test.each(['VAGINAL SWAB\nResult: Trichomonas vaginalis not detected', 'NASAL SWAB PCR\nResult: Bordetella pertussis'])(
  'takes no germ that was looked for in other ways for one that grew: %j',
  (words) => {
    expect(cultureLines(words).germs).toEqual([]);
  },
);
