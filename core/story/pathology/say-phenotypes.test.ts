import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { sayPhenotypes } from './say-phenotypes.ts';

const told = (...lines: string[]): string[] =>
  sayPhenotypes(lines.join('\n'), loadKnowledge()).told.map(({ part, text }) => `${part}: ${text}`);

test('genes that handle medicines otherwise than usual are told first, each with what that means', () => {
  expect(
    told(
      'Gene    Genotype   Phenotype',
      'CYP2C9  *1/*3   Intermediate metabolizer',
      'CYP2C19 | *17/*17 | Ultrarapid metabolizer',
      'TPMT *1/*1 Normal metabolizer',
    ),
  ).toEqual([
    'bottom_line: The test looked at genes that handle medicines. Otherwise than usual: CYP2C9 and CYP2C19.',
    'found: CYP2C9: your body handles some medicines somewhat more slowly than usual (intermediate metabolizer).',
    'found: CYP2C19: your body handles some medicines much faster than usual (ultrarapid metabolizer).',
    'normal: As usual: TPMT.',
    'next_steps: Show this report to whoever prescribes your medicines, and change none of them by yourself.',
  ]);
});

test('a carrier of a medicine that works less is no metabolizer', () => {
  expect(told('SLCO1B1   *1/*5   Decreased function')[1]).toBe(
    'found: SLCO1B1: what this gene makes works less than usual (decreased function).',
  );
});

test('where all is as usual, that is the answer', () => {
  expect(told('CYP2D6  *1/*2  Normal metabolizer', 'DPYD  *1/*1  Normal function')).toEqual([
    'bottom_line: The genes that were tested handle medicines as usual.',
  ]);
});

test('what a note says of other people is no result', () => {
  expect(told('Poor metabolizers of CYP2C19 should take another medicine.')).toEqual([]);
});

test('a marker that is negative is one that was not found, with no word on its forms', () => {
  expect(told('HLA-B*57:01: negative. The medicine can be used.', 'VKORC1  A/A  High warfarin sensitivity')).toEqual([
    'bottom_line: The test looked at genes that handle medicines. Otherwise than usual: VKORC1.',
    'found: VKORC1: your body reacts to a medicine more than usual (high warfarin sensitivity).',
    'normal: Looked for and not found: HLA-B*57:01.',
    'next_steps: Show this report to whoever prescribes your medicines, and change none of them by yourself.',
  ]);
});

test('the medicine may stand ahead of its gene, and what nobody put in words is told as printed', () => {
  expect(told('Codeine | CYP2D6 | *4/*4 | PM', 'Statins | SLCO1B1 | *1/*14')).toContain(
    'found: SLCO1B1, as printed: "*1/*14".',
  );
});
