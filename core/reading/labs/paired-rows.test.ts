import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const rowsOf = (...lines: string[]) =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), loadKnowledge()).map(
    ({ name, value }) => `${name}: ${value}`,
  );

test.each([
  ['HSV-1 / HSV-2 PCR       Pos / Neg', ['HSV-1: Pos', 'HSV-2 PCR: Neg']],
  ['Influenza A/B           Not detected/Detected', ['Influenza A: Not detected', 'Influenza B: Detected']],
  ['Rubella IgG/IgM         Positive / Negative', ['Rubella IgG: Positive', 'IgM: Negative']],
])('gives each of several tests in one name its own answer: %s', (line, expected) => {
  expect(rowsOf(line)).toEqual(expected);
});

test.each([
  ['A germ at a place', 'Gonorrhoea (urine)      NEGATIVE', ['Gonorrhoea (urine): NEGATIVE']],
  ['an answer with more behind it', 'Influenza A      DETECTED     subtype H3', ['Influenza A: DETECTED']],
])('keeps the answer of %s, also without a heading', (_, line, expected) => {
  expect(readLabRows(line, loadKnowledge()).map(({ name, value }) => `${name}: ${value}`)).toEqual(expected);
});
