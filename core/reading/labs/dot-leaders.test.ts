import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = loadKnowledge();
const read = (...lines: string[]) =>
  readLabRows(['PATHOGEN PCR', ...lines].join('\n'), knowledge).map(({ name, value }) => `${name} | ${value}`);

test.each([
  ['Plesiomonas spp. ....... POSITIVE (Ct 21)', 'Plesiomonas spp. | POSITIVE (Ct 21)'],
  ['P. shigelloides......... Detected, Ct 30', 'P. shigelloides | Detected, Ct 30'],
  [
    'Plesiomonas . . . . Presumptive positive, confirmation pending',
    'Plesiomonas | Presumptive positive, confirmation pending',
  ],
  ['Plesiomonas .... Not tested', 'Plesiomonas | Not tested'],
  ['Lyme IgG ______ Negative (0.2)', 'Lyme IgG | Negative (0.2)'],
])('dots lead over the gap between a name and its answer: %s', (line, row) => {
  expect(read(line)).toEqual([row]);
});

test('a bracket that says more of an answer is part of it, and no value', () => {
  expect(read('HBsAg: Positive (S/CO 250.4)', 'Toxoplasma IgG: Negative (<1.0)')).toEqual([
    'HBsAg | Positive (S/CO 250.4)',
    'Toxoplasma IgG | Negative',
  ]);
});

test('what a note denies is no test', () => {
  expect(read('Nil leg pain ... nil chest pain', 'No fever .... none')).toEqual([]);
});
