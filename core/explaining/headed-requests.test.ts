import { expect, test } from 'vitest';
import { headedRequests } from './headed-requests.ts';
import { factsOf } from './testing/facts.ts';

const text = `AT HOME
- Offer small drinks often.
- Give the drops 3 times a day.
CALL YOUR DOCTOR IF
- the cough is not better in 5 days
GO BACK TO THE EMERGENCY ROOM OR CALL 911 IF
- she makes a high noise (stridor) at rest
The end.`;

const said = (facts: Parameters<ReturnType<typeof factsOf>['reading']>[0] = {}) =>
  headedRequests(factsOf(text).reading(facts), 'document').map((one) => one.text);

test('tells each case under a heading that says when to get help', () => {
  expect(said()).toEqual([
    'The document says to call your doctor if the cough is not better in 5 days.',
    'The document says to go back to the emergency room or call 911 if she makes a high noise at rest.',
  ]);
});

test('tells what to do at home where the paper is about that', () => {
  const { medication } = factsOf(text);
  const medications = [medication('Give the drops 3 times a day.', { name: 'drops' })];

  expect(said({ documentKind: 'discharge_instructions', medications })).toContain(
    'The document says: "Offer small drinks often".',
  );
  expect(said({ documentKind: 'discharge_instructions', medications }).join(' ')).not.toContain('Give the drops');
});

test('leaves to the requests what they hold already', () => {
  const { spanOf } = factsOf(text);
  const recommendations = ['CALL YOUR DOCTOR IF', 'GO BACK TO THE EMERGENCY ROOM OR CALL 911 IF'].map((words) => ({
    text: words,
    span: spanOf(words),
  }));

  expect(said({ recommendations })).toEqual([]);
});
