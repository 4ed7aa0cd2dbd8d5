import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]) =>
  readLabRows(lines.join('\n'), loadKnowledge()).map(({ name, value }) => `${name}: ${value}`);

test.each([
  [
    'Influenza A: DETECTED. Influenza B: UNRESOLVED (control failed). RSV: NOT DETECTED',
    ['Influenza A: DETECTED', 'Influenza B: UNRESOLVED (control failed)', 'RSV: NOT DETECTED'],
  ],
  ['HIV Ag/Ab: BORDERLINE - please send a second sample.', ['HIV Ag/Ab: BORDERLINE']],
  ['Chlamydia: NEG   Mystery germ: INCONCLUSIVE', ['Chlamydia: NEG', 'Mystery germ: INCONCLUSIVE']],
  ['Syphilis antibody: sample insufficient', ['Syphilis antibody: sample insufficient']],
  [
    'Hepatitis A IgM negative, hepatitis A IgG positive, CMV IgM equivocal.',
    ['Hepatitis A IgM: negative', 'hepatitis A IgG: positive', 'CMV IgM: equivocal'],
  ],
])('reads every answer of %j', (line, rows) => {
  expect(read('Sexual health screen', line)).toEqual(rows);
});

test.each([
  'Fever: none. Smoking: no. Chest pain: absent.',
  'Perineural invasion: not seen. Margins: present.',
  'Status: not done. Report: rejected.',
])('takes no other list for one: %j', (line) => {
  expect(read('Visit 3 May', line)).toEqual([]);
});
