import { expect, test } from 'vitest';
import type { Statement } from '../../statements/statement.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { howItWent, toldWithException } from './how-it-went.ts';

const setup = (text: string, more: Partial<Statement> = {}, subject = 'you') =>
  howItWent(statementsOf({ text, role: 'step', ...more }), subject).map((one) => one.text);

test.each([
  ['The patient tolerated the procedure well.', 'You got through it well.'],
  ['He was brought to the recovery room in good condition.', 'You were taken to the recovery room in good condition.'],
  ['Transferred to the ICU in critical condition.', 'You were taken to the intensive care unit in critical condition.'],
  ['She was discharged home in good condition.', 'You went home in good condition.'],
  ['She left in satisfactory condition.', 'You were in satisfactory condition afterwards.'],
  ['It ended without complications.', 'There were no complications.'],
])('"%s" is told as "%s"', (text, said) => {
  expect(setup(text)).toEqual([said]);
});

test.each([
  'General anesthesia was induced without complications.',
  'He did not tolerate the procedure well.',
  'He will be discharged home tomorrow.',
  'She was taken to the operating room.',
])('"%s" tells nothing of how it went', (text) => {
  expect(setup(text)).toEqual([]);
});

test('what was before says nothing of it', () => {
  expect(setup('He tolerated the procedure well.', { role: 'reason' })).toEqual([]);
});

test('says of no complications only where none is named', () => {
  const given = statementsOf(
    { text: 'Bleeding.', role: 'detail', heading: 'complications' },
    { text: 'It ended without complications.', role: 'step' },
  );

  expect(howItWent(given, 'you')).toEqual([]);
});

test('speaks of a child to its parents', () => {
  expect(setup('Taken to the PACU.', {}, 'your child')).toEqual(['Your child was taken to the recovery room.']);
});

test('what went otherwise is not cut off', () => {
  const given = statementsOf(
    { text: 'She tolerated the procedure well, other than for a short nosebleed.', role: 'step' },
    { text: 'She was taken to the recovery room.', role: 'step' },
  );

  expect(howItWent(given, 'you').map(({ text }) => text)).toEqual(['You were taken to the recovery room.']);
  expect(toldWithException(given)?.order).toBe(0);
});

test('does not take where somebody came from for where they went', () => {
  expect(howItWent(statementsOf({ text: 'He went to the emergency room yesterday.', role: 'step' }), 'you')).toEqual(
    [],
  );
});
