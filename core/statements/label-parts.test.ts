import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { readStatements } from './read-statements.ts';

const setup = (text: string) => {
  const statements = readStatements(parsePaper(text), 'clinic');
  return { roleOf: (words: string) => statements.find((statement) => statement.text.includes(words))?.role };
};

test.each([
  ['FBC, ferritin, TSH', 'next_step'],
  ['CXR – r/o fracture of a rib', 'next_step'],
  ['FBC, ferritin, TSH normal', 'finding'],
])('takes tests without a word of what they showed for what is to be done: "%s"', (line, role) => {
  expect(
    setup(`HISTORY:\nCough.\n\nINVESTIGATIONS:\n${line}\n\nIMPRESSION:\nBronchitis.\n`).roleOf(line.slice(0, 8)),
  ).toBe(role);
});

test('takes two letters that stand for an assessment and a plan as such', () => {
  const { roleOf } = setup('Hb 10.1, CRP 4\nA: stone or swelling, counts better. P: home tomorrow if well.\n');

  expect(roleOf('stone or swelling')).toBe('conclusion');
  expect(roleOf('home tomorrow')).toBe('next_step');
});

test('takes a label of what was before for the whole of its line, and a call for help for what it is', () => {
  const { roleOf } = setup(
    'Reason for stay: gout.\nPrevious: tonsils out at 6. Kidney stone after a long flight.\nNow walks well.\nReturn straight away with: fever, a hot knee.\n',
  );

  expect(roleOf('Kidney stone')).toBe('past');
  expect(roleOf('walks well')).not.toBe('past');
  expect(roleOf('a hot knee')).toBe('warning_sign');
});
