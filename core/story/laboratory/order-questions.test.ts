import { expect, test } from 'vitest';
import { isAside, orderQuestionOf } from './order-questions.ts';

test.each([
  ['Has symptoms related to condition of interest', 'symptoms'],
  ['Whether patient has symptoms related to condition of interest', 'symptoms'],
  ['Patient was hospitalized because of this condition', 'hospital'],
  ['Pregnancy status', 'other'],
  ['Hemoglobin', undefined],
])('takes %j for the question %s', (name, expected) => {
  expect(orderQuestionOf({ name })).toBe(expected);
});

test.each([
  ['Laboratory comment [Text] in Report Narrative', null, true],
  ['08/11/2026 09:12 PRELIMINARY', null, true],
  ['Age', null, true],
  ['Agenesis marker', null, false],
  ['Glucose', 'glucose', false],
])('takes %j (%s) for no result: %s', (name, analyte, expected) => {
  expect(isAside({ name, analyte })).toBe(expected);
});
