import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { readStatements } from './read-statements.ts';

const rolesOf = (line: string): string[] =>
  readStatements(parsePaper(`EASTSIDE LABS\nINR   4.6   2.0 - 3.0\n${line}\n`), 'lab')
    .filter(({ text }) => line.startsWith(text))
    .map(({ role }) => role);

test.each([
  'Do not take warfarin on 3 May and 4 May.',
  'Omit the tablets tonight.',
  'Please see me on 12/2/2027.',
  'The eye check is booked for 25/1/2027 at 9.30 am.',
  'Drink two litres a day.',
])('takes %j beside results for what comes next', (line) => {
  expect(rolesOf(line)).toEqual(['next_step']);
});

test.each(['Take into account the age of the patient.', 'The sample was taken at rest.'])(
  'takes %j for none',
  (line) => {
    expect(rolesOf(line)).not.toContain('next_step');
  },
);
