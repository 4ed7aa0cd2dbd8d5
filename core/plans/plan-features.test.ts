import { expect, test } from 'vitest';
import { hasFeature, neededFor } from './plan-features.ts';
import { planNames } from './plans.ts';

test.each([
  ['providerQuestions', [false, true, true], 'plan.needs_basic'],
  ['sharing', [false, true, true], 'plan.needs_basic'],
  ['healthProfile', [false, false, true], 'plan.needs_premium'],
] as const)('%s is part of the plans that say so, and the lowest of them is named', (feature, has, code) => {
  expect(planNames.map((plan) => hasFeature(plan, feature))).toEqual(has);
  expect(neededFor(feature)).toBe(code);
});
