import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]): string[] =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), tinyKnowledge()).map(
    ({ name, comparator, value, unit, range, flag }) =>
      [name, `${comparator ?? ''}${value}`, unit ?? '', range?.text ?? '', flag].join(' | '),
  );

test('the name of a panel over the tests makes a head with the headings behind it', () => {
  expect(
    read(
      'LIPIDS                Result        Reference     Unit',
      'LDL                   4.27   H      < 3.50        mmol/L',
    ),
  ).toEqual(['LDL | 4.27 | mmol/L | < 3.50 | high']);
});

test('the code of an allergen is no name, and the unit beside the heading of results is theirs', () => {
  expect(
    read(
      'SPECIFIC IgE          Result  kUA/l   Class   Ref',
      "f2   Cow's milk       <0.10           0       <0.35",
      'f423 rAra h 2         14.9            3       <0.35',
      'D1   House dust mite  47.3            4       <0.35',
    ),
  ).toEqual([
    "Cow's milk | <0.10 | kUA/l | <0.35 | normal",
    'rAra h 2 | 14.9 | kUA/l | <0.35 | high',
    'House dust mite | 47.3 | kUA/l | <0.35 | high',
  ]);
});

test('codes stand before names without a head, too', () => {
  expect(read('f13  Peanut    18.6  kUA/L   <0.35')).toEqual(['Peanut | 18.6 | kUA/L | <0.35 | high']);
});

test('two dots lead to a figure as three do', () => {
  expect(
    read('Results', '  Testosterone ......... 2.7 nmol/L  (0.3-1.7)', '  Free androgen index .. 14.2        (<5.0)'),
  ).toEqual(['Testosterone | 2.7 | nmol/L | 0.3-1.7 | high', 'Free androgen index | 14.2 |  | <5.0 | high']);
});

test('the bracket of a range does not belong to the unit before it', () => {
  expect(read('Sodium   137   mmol/L [ 135 - 145 ]')).toEqual(['Sodium | 137 | mmol/L | 135 - 145 | normal']);
});

test.each([
  ['a device', ['*** BLOOD GAS ANALYSER  ED RESUS 2 ***']],
  ['a fax line', ['HILLSIDE CLINICAL LABORATORIES            Fax: (555) 010-0187']],
  ['the head of a table of genes', ['Gene        | Finding                   | VAF', 'HFE variant        Genotype']],
  ['germs over their susceptibilities', ['                  MRSA            P. mirabilis']],
  [
    'volumes of breath',
    ['                Pred   Actual   %Pred', 'TLC (L)         5.12    5.40     105', 'RV (L)   1.76    2.31     131'],
  ],
  [
    'what treatment aims at',
    ['- Where the risk is 20% or more, treatment targets are LDL-C < 2.0,', '  non-HDL-C < 2.6, ApoB < 0.80.'],
  ],
])('%s is no row', (_what, lines) => {
  expect(read(...lines)).toEqual([]);
});

test('between what was found and what is expected stands the flag', () => {
  expect(
    read(
      'Lactoferrin                 Positive        ABNORMAL      Negative',
      'H. pylori antigen           Negative                      Negative',
      'Campylobacter               DETECTED        ABNORMAL      Not Detected',
    ),
  ).toEqual([
    'Lactoferrin | Positive |  | Negative | abnormal',
    'H. pylori antigen | Negative |  | Negative | normal',
    'Campylobacter | DETECTED |  | Not Detected | abnormal',
  ]);
});
