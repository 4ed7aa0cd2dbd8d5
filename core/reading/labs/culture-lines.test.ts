import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const rows = readLabRows(
  [
    'MICROBIOLOGY REPORT',
    'Gram stain: Gram-negative bacilli',
    'Organism 1: Klebsiella pneumoniae',
    'Culture: No growth after 5 days',
    '                   MIC (ug/mL)   Interp',
    'Gentamicin         4             Intermediate',
    'Trimethoprim       R',
  ].join('\n'),
  loadKnowledge(),
);

test('reads what grew, and what it withstands', () => {
  expect(rows.map(({ name, value, unit, printedFlag, flag }) => [name, value, unit, printedFlag, flag])).toEqual([
    ['Gram stain', 'Gram-negative bacilli', null, null, 'unknown'],
    ['Organism 1', 'Klebsiella pneumoniae', null, null, 'unknown'],
    ['Culture', 'No growth after 5 days', null, null, 'unknown'],
    ['Gentamicin', '4', 'ug/mL', 'Intermediate', 'unknown'],
    ['Trimethoprim', 'R', null, null, 'unknown'],
  ]);
});

test('takes what a germ withstands for no level of the medicine', () => {
  expect(rows.every(({ analyte, loinc }) => analyte === null && loinc === null)).toBe(true);
});
