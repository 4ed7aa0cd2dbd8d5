import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = loadKnowledge();
const read = (...lines: string[]) =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), knowledge).map(
    ({ name, value, comparator, unit }) => `${name} | ${comparator ?? ''}${value} | ${unit ?? ''}`,
  );

test.each([
  [['Hepatitis B DNA     see comment', '   Not detected'], ['Hepatitis B DNA | Not detected | ']],
  [
    ['CMV DNA     See note     A', '   DETECTED, below 35 IU/mL. Method: real time PCR.'],
    ['CMV DNA | DETECTED, below 35 IU/mL | '],
  ],
  [['Ferritin     see below', '     211 ng/mL'], ['Ferritin | 211 | ng/mL']],
  [
    ['Ferritin     see note', 'Sodium     140     mmol/L'],
    ['Ferritin | see note | ', 'Sodium | 140 | mmol/L'],
  ],
  [['Ferritin     see note', '   Kindly phone the practice.'], ['Ferritin | see note | ']],
  [['Ferritin     see note', '   Sent to another laboratory.'], ['Ferritin | Sent to another laboratory | ']],
  [
    ['Gonorrhoea DNA     #     Negative', 'Sodium     140', '# Detected. Tested twice.'],
    ['Gonorrhoea DNA | Detected | ', 'Sodium | 140 | '],
  ],
])('takes the value of %j from the line that it points to', (lines, rows) => {
  expect(read(...lines)).toEqual(rows);
});

test.each([
  ['Test: HFE C282Y     Result: see comment\nComment: Homozygous (two copies found).', 'Homozygous (two copies found)'],
  ['Test: FLT3-ITD     Result: *\nInterpretation: Mutation detected, allele fraction 12 %.', 'Mutation detected, allele fraction 12 %'],
  ['Hepatitis C RNA: see comment\n  Comment: Not detected.', 'Not detected'],
  ['Treponema antibody see comment     *\n   Reactive. RPR 1:16. Please treat.', 'Reactive. RPR 1:16'],
])('takes the result from the line that a labelled row points to: %s', (lines, value) => {
  expect(readLabRows(`SEROLOGY AND GENES\n${lines}`, loadKnowledge()).map((row) => row.value)).toEqual([value]);
});

test('takes no word on how a test was made for its result', () => {
  const rows = readLabRows('SEROLOGY\nTest: HLA-B27     Result: see comment\nComment: This test was performed elsewhere.', loadKnowledge());
  expect(rows.map(({ value }) => value)).not.toContain('This test was performed elsewhere');
});
