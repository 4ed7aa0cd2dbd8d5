import { expect, test } from 'vitest';
import { sayPhenotypes } from './say-phenotypes.ts';

const told = (...lines: string[]): string[] =>
  sayPhenotypes(lines.join('\n')).told.map(({ part, text }) => `${part}: ${text}`);

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

test('advice on a medicine is told as printed, without what is so for other people', () => {
  expect(
    told(
      'CYP2C9  *1/*3   Intermediate metabolizer',
      'Warfarin (CYP2C9): A lower dose may be enough. General note: poor metabolizers need far less.',
    ),
  ).toContain('found: Warfarin (CYP2C9): A lower dose may be enough.');
});
