import { expect, test } from 'vitest';
import { findSections } from './find-sections.ts';

const names = (text: string) => findSections(text).flatMap(({ name }) => name ?? []);

test('takes short lines for headings where a document prints its headings bare', () => {
  const text = `Family history
Mother has asthma.

Work and play / hobbies
Tired at work. Gout.

Examination
Well.

Plan
Rest.

Dr Ann Lowe
Consultant`;
  expect(names(text)).toEqual(['family history', 'work and play / hobbies', 'examination', 'plan']);
});

test('takes no short line for a heading where headings carry a colon', () => {
  const text = 'Examination:\nWell.\n\nWork and play\nTired.\n\nPlan:\nRest.\n\nImpression:\nFlu.';
  expect(names(text)).toEqual(['examination', 'plan', 'impression']);
});

test('takes a bare history on the report of a test for the reason, and in a note for the past', () => {
  const roles = (text: string) => findSections(text).map(({ role }) => role);
  expect(roles('HISTORY: Cough.\n\nFINDINGS: Clear.\n\nIMPRESSION: Normal.')[0]).toBe('indication');
  expect(roles('HISTORY: Gout.\n\nFAMILY HISTORY: None.\n\nFINDINGS: Clear.\n\nIMPRESSION: Normal.')[0]).toBe(
    'history',
  );
});

test.each([
  ['C/F : cough', 'indication'],
  ['STRESS DATA\n  No chest pain.', 'findings'],
  ['Soc: never smoked', 'social'],
  ['Dispo: home', 'plan'],
  ['Physician over-read:\nSinus rhythm.', 'conclusion'],
  ['Mental state examination\nFlat.', 'findings'],
])('knows the heading of "%s"', (text, role) => {
  expect(findSections(`Pt Ann Lowe\n\n${text}`).at(-1)?.role).toBe(role);
});
