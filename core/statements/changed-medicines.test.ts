import { expect, test } from 'vitest';
import { withChangesBeside } from './changed-medicines.ts';
import { statementOf } from './testing/statement-of.ts';

const listed = (plan: string, list: string) =>
  withChangesBeside([
    statementOf(plan, { role: 'medicine_change' }),
    statementOf(list, { role: 'medicine', heading: 'medications' }),
  ])[1]?.text;

test.each([
  ['Decrease atenolol to 25 mg daily.', 'Atenolol 50 mg daily.', 'Atenolol 50 mg daily (before the change).'],
  ['We will stop Crestor.', 'Zetia 10 mg, Crestor 5 mg.', 'Zetia 10 mg, Crestor 5 mg (to be stopped).'],
  ['I will hold the Plavix.', 'Plavix 75 mg', 'Plavix 75 mg (to be paused)'],
  ['Decrease atenolol to 25 mg daily.', 'Atenolol 25 mg daily.', 'Atenolol 25 mg daily.'],
  ['Continue atenolol.', 'Atenolol 25 mg daily.', 'Atenolol 25 mg daily.'],
  ['Do not stop atenolol.', 'Atenolol 25 mg daily.', 'Atenolol 25 mg daily.'],
])('beside "%s", the list says of "%s"', (plan, list, said) => {
  expect(listed(plan, list)).toBe(said);
});
