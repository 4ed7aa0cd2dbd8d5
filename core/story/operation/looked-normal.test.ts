import { expect, test } from 'vitest';
import type { Statement } from '../../statements/statement.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { lookedNormal } from './looked-normal.ts';

const setup = (...given: string[]) =>
  lookedNormal(
    statementsOf(...given.map((text): { text: string } & Partial<Statement> => ({ text, role: 'finding' }))),
    '',
  )?.text;

test('tells in one sentence what a surgeon found healthy', () => {
  expect(setup('The liver and the stomach appeared normal.', 'Normal right ovary was seen.')).toBe(
    'The liver, the stomach and the right ovary looked normal.',
  );
  expect(setup('The appendix was perforated.', 'The rest of the bowel was healthy.')).toBe(
    'The rest of the bowel looked normal.',
  );
});

test('tells the side of each part of a pair', () => {
  expect(setup('The right tube and ovary were normal.')).toBe(
    'The right tube from ovary to womb and the right ovary looked normal.',
  );
});

test.each([
  'There was normal vocal cord motion.',
  'The rest of the flexure and the ascending colon were normal.',
  'The liver was not normal.',
  'The uterus was normal in size.',
  'The bowel appeared normal except for one loop.',
  'On ultrasound the ovaries were normal.',
  'The knee was put in the normal saline.',
])('calls nothing healthy for "%s"', (text) => {
  expect(setup(text)).toBeUndefined();
});

test('calls nothing healthy that is ill elsewhere', () => {
  expect(setup('The liver was normal.', 'There was a mass in the liver.')).toBeUndefined();
});
