import { expect, test } from 'vitest';
import type { Statement } from '../../statements/statement.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { deliveryOf } from './delivery.ts';

type Given = { text: string } & Partial<Statement>;
const operation: Given = { text: 'Cesarean section.', role: 'done' };
const setup = (...given: Given[]) => deliveryOf(statementsOf(operation, ...given))?.text;

test('tells of the child that was born in one sentence and of its scores in another', () => {
  expect(
    setup({ text: 'Viable female infant, 7 pounds 2 ounces.' }, { text: 'Apgars 8 and 9 at 1 and 5 minutes.' }),
  ).toBe('A baby girl was born, weighing 7 pounds 2 ounces. The newborn health scores (Apgar scores) were 8 and 9.');
  expect(setup({ text: 'A live male infant weighing 3200 grams, Apgars 9/9.' })).toBe(
    'A baby boy was born, weighing 3200 grams. The newborn health scores (Apgar scores) were 9 and 9.',
  );
});

test.each(['Twin A, a viable female infant.', 'A stillborn male infant.', 'A fetal demise, female infant.'])(
  'leaves "%s" to its own words',
  (text) => {
    expect(setup({ text })).toBeUndefined();
  },
);

test('tells of no child where none was delivered', () => {
  expect(deliveryOf(statementsOf({ text: 'Circumcision.', role: 'done' }, { text: 'Male infant.' }))).toBeUndefined();
});

test('tells that the baby was lively and cried', () => {
  expect(setup({ text: 'A vigorous male infant was delivered, who cried at once.' })).toBe(
    'A baby boy was born. The baby was lively and cried.',
  );
  expect(setup({ text: 'A male infant was delivered with a weak cry, not vigorous.' })).toBe('A baby boy was born.');
});

test('knows a birth that no title names', () => {
  const told = deliveryOf(statementsOf({ text: 'She delivered a live-born female infant at noon.', role: 'course' }));

  expect(told?.text).toBe('A baby girl was born.');
});
