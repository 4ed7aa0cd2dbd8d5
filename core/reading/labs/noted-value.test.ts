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
