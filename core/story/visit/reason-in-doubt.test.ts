import { expect, test } from 'vitest';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { withDoubt } from './reason-in-doubt.ts';

const reasonBeside = (...others: string[]) =>
  withDoubt(
    statementsOf(
      { text: 'Acute appendicitis.', role: 'reason' },
      ...others.map((text) => ({ text, role: 'conclusion' as const })),
    ),
  )[0]?.text;

test('an illness that is only suspected is told as possible', () => {
  expect(reasonBeside('This may be appendicitis.')).toBe('Possible acute appendicitis.');
  expect(reasonBeside('Appendicitis is suspected.', 'The pain is less.')).toBe('Possible acute appendicitis.');
});

test('an illness that is also said without a doubt is told as it is', () => {
  expect(reasonBeside('Appendicitis.', 'Perforation of the appendicitis is possible.')).toBe('Acute appendicitis.');
  expect(reasonBeside('The pain is less.')).toBe('Acute appendicitis.');
});
