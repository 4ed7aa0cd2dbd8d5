import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (line: string) =>
  readLabRows(`LABORATORY REPORT\n${line}`, loadKnowledge()).map(
    ({ name, comparator, value, unit, range, flag }) =>
      `${name} | ${comparator ?? ''}${value} | ${unit ?? ''} | ${range?.text ?? ''} | ${flag}`,
  );

test.each([
  ['FIT   >400 ug/g   (cut-off 20)', 'FIT | >400 | ug/g | cut-off 20 | high'],
  ['Result:   FIT   6 ug Hb/g faeces   (cut-off: 20)', 'FIT | 6 | ug Hb/g | cut-off: 20 | normal'],
  ['Amphetamine   710 ng/mL   (cutoff 500)', 'Amphetamine | 710 | ng/mL | cutoff 500 | high'],
  ['Serum beta hCG   LESS THAN 1 IU/L   (<5)', 'Serum beta hCG | <1 | IU/L | <5 | normal'],
  ['Calprotectin   GREATER THAN 600 ug/g   (normal below 50)', 'Calprotectin | >600 | ug/g | below 50 | high'],
])('holds a value against a cut-off in words: %s', (line, row) => {
  expect(read(line)).toEqual([row]);
});

test('to be above the cut-off of protection is not called high', () => {
  expect(read('Hepatitis B surface antibody   15 mIU/mL   (cut-off 10)')).toEqual([
    'Hepatitis B surface antibody | 15 | mIU/mL | cut-off 10 | unknown',
  ]);
});
