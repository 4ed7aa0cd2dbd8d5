import { expect, test } from 'vitest';
import { statementOf } from '../statements/testing/statement-of.ts';
import { isStayTrivia } from './stay-trivia.ts';

test.each([
  'Her hemoglobin was 11.2 and hematocrit 33.',
  'Vital signs were stable.',
  'The abdomen was soft with bowel sounds present.',
  'For further details, please refer to the chart.',
  'Instructions were given.',
  'Blood cultures were ordered.',
])('is of no use to the person: %s', (text) => {
  expect(isStayTrivia(statementOf(text, { role: 'course' }))).toBe(true);
});

test.each([
  'Her hemoglobin dropped to 7.1.',
  'His sodium was low at 121.',
  'She was treated with light and the bilirubin fell.',
  'The wound was clean and dry with bowel sounds present.',
  'She was discharged home with stable vital signs.',
])('is told: %s', (text) => {
  expect(isStayTrivia(statementOf(text, { role: 'course' }))).toBe(false);
});

test('never drops medicines or warnings', () => {
  expect(isStayTrivia(statementOf('Glucose 200: take 2 units.', { role: 'medicine' }))).toBe(false);
});
