import { expect, test } from 'vitest';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { beyondConclusions } from './beyond-conclusions.ts';

function isFurther(finding: string, conclusion: string): boolean {
  const statements = statementsOf({ text: finding, role: 'finding' }, { text: conclusion, role: 'conclusion' });
  const [first] = statements;
  return first !== undefined && beyondConclusions(statements)(first);
}

test('a finding that the conclusion repeats says nothing more', () => {
  expect(isFurther('There is a simple cyst within the left kidney.', 'Simple left kidney cyst.')).toBe(false);
});

test.each(['The left kidney cyst measures 3 x 2 cm.', 'There are gallstones.'])('%j says more', (finding) => {
  expect(isFurther(finding, 'Simple left kidney cyst.')).toBe(true);
});
