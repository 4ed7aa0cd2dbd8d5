import { expect, test } from 'vitest';
import { sentencesOf } from '../sentences.ts';
import { statementsBesideNumbers } from './beside-numbers.ts';

const beside = (text: string) => statementsBesideNumbers(text, sentencesOf(text)).map(({ text: words }) => words);

test('reads what stands beside the measures of a heart tracing, and below it', () => {
  const text = [
    'Vent. rate       52  bpm       SINUS BRADYCARDIA',
    'PR interval     224  ms        FIRST DEGREE AV BLOCK',
    'QRS duration     92  ms',
    '                               NO ACUTE CHANGE',
    'Technician: AB',
  ].join('\n');

  expect(beside(text)).toEqual(['SINUS BRADYCARDIA', 'FIRST DEGREE AV BLOCK', 'NO ACUTE CHANGE']);
});

test.each([
  'Vent. rate   52 bpm      50-100\nPR interval   160 ms     120-200',
  'Heart rate      80 bpm      Room ED two\nName            Ann',
  'Sodium   140    mmol/L\nPotassium   4.1    mmol/L',
])('finds no such column in: %s', (text) => {
  expect(beside(text)).toEqual([]);
});
