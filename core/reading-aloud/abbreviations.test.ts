import { expect, test } from 'vitest';
import { sayAbbreviations } from './abbreviations.ts';

test.each([
  ['CT, LDL and DCIS', 'C T, L D L and D C I S'],
  ['AST and ALT', 'A.S.T and A.L.T'],
  ['MRIs', "M R I's"],
  ['CD4', 'C D 4'],
  ['eGFR, IgG, SpO2', 'E G F R, I G G, S P O 2'],
  ['GERD and AIDS', 'gerd and aids'],
  ['NSAIDs', 'N saids'],
  ['Do NOT take. STOP today.', 'Do not take. Stop today.'],
  ['T4, B12, C-reactive', 'T4, B12, C-reactive'],
])('says %j', (printed, said) => {
  expect(sayAbbreviations(printed)).toBe(said);
});

test('reads a heading in capitals as words, and spells what is none', () => {
  expect(sayAbbreviations('DISCHARGE MEDICATIONS')).toBe('Discharge Medications');
  expect(sayAbbreviations('MRI OF THE BRAIN')).toBe('M R I of the Brain');
});
