import { expect, test } from 'vitest';
import { shortMedicineName } from './short-medicine-name.ts';

test.each([
  ['Amoxicillin 80 MG/ML / Clavulanate 5.7 MG/ML Oral Suspension', 'Amoxicillin'],
  ['Aspirin tablet', 'Aspirin'],
  ['insulin glargine', 'Insulin glargine'],
  ['5-FU', '5-FU'],
])('says the name of %s in short', (name, expected) => {
  expect(shortMedicineName({ name })).toBe(expected);
});
