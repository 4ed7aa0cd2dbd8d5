import { expect, test } from 'vitest';
import { statementOf } from '../../statements/testing/statement-of.ts';
import { asStayRole } from './stay-roles.ts';

const told = (text: string, role: 'conclusion' | 'course', heading = 'other diagnoses') => {
  const statement = asStayRole(statementOf(text, { role, heading }), false);
  return [statement.role, statement.text];
};

test.each([
  ['DNR/DNI.', 'instruction', 'The patient is DNR/DNI.'],
  ['History of hip replacement.', 'past', 'History of hip replacement.'],
  ['Hernia repair in 2004.', 'past', 'Hernia repair in 2004.'],
  ['Gout.', 'conclusion', 'Gout.'],
  ['Heart disease with bypass in 2004.', 'conclusion', 'Heart disease with bypass in 2004.'],
])('finds what is no illness among the other diagnoses: %s', (text, role, said) => {
  expect(told(text, 'conclusion')).toEqual([role, said]);
});

test.each([
  ['Prescriptions were written for ibuprofen.', 'medicine_change'],
  ['She was given a prescription for ibuprofen.', 'medicine_change'],
  ['She was given a prescription for physical therapy.', 'course'],
])('finds what to take at home: %s', (text, role) => {
  expect(told(text, 'course')[0]).toBe(role);
});
