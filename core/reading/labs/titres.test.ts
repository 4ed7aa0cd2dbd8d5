import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (line: string) => readLabRows(`Serology\n${line}`, loadKnowledge());

test.each([
  ['ANA titre: 1/640, speckled (screening dilution 1/80)', '1/640', 'high'],
  ['ANCA      1:160     c-ANCA     <1:20     ABNORMAL', '1:160', 'high'],
  ['Bartonella IgG: 1:64 [<1:64 negative; 1:64-1:128 equivocal; >1:128 positive]', '1:64', 'unknown'],
  ['Bartonella IgG: 1:512 [<1:64 negative; 1:64-1:128 equivocal; >1:128 positive]', '1:512', 'high'],
  ['Bartonella IgG: 1:32 [<1:64 negative; 1:64-1:128 equivocal; >1:128 positive]', '1:32', 'normal'],
  ['Cold agglutinins: 1:32 [<1:64]', '1:32', 'normal'],
])('weighs a dilution against printed dilutions: %s', (line, value, flag) => {
  expect(read(line)).toMatchObject([{ value, flag }]);
});

test('takes no answer for the good one where a test is of protection', () => {
  expect(read('Rubella IgG: 4 IU/mL [<8 negative; 8-12 equivocal; >12 positive]')).toMatchObject([{ flag: 'unknown' }]);
});
