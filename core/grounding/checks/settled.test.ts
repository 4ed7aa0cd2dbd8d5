import { expect, test } from 'vitest';
import { faultsIn } from '../verify.test-helper.ts';

test.each([
  ['She would like to think about tocilizumab', 'You want to think about tocilizumab.'],
  ['Knee replacement was discussed', 'A knee replacement was discussed.'],
  ['Sputum culture preliminary', 'The sputum culture is not yet final.'],
  ['Variant of uncertain significance in PALB2', 'Nobody knows whether the change in PALB2 is harmful.'],
  ['Appearances compatible with sarcoidosis', 'The picture fits with sarcoidosis.'],
])('keeps what is left open beside %j: %s', (quote, said) => {
  expect(faultsIn('rounds', quote, said)).not.toContain('certainty');
});

test.each([
  ['She would like to think about tocilizumab', 'You are starting tocilizumab.'],
  ['Knee replacement was discussed', 'You will have a knee replacement.'],
  ['Knee replacement was discussed', 'You are having a knee operation.'],
  ['Sputum culture preliminary', 'The sputum culture is final.'],
  ['Variant of uncertain significance in PALB2', 'The change in PALB2 is harmful.'],
  ['Appearances compatible with sarcoidosis', 'The lungs show sarcoidosis.'],
])('doubts as certain beside %j: %s', (quote, said) => {
  expect(faultsIn('rounds', quote, said)).toContain('certainty');
});

test('doubts a doubt left out that stands right before the quote', () => {
  expect(faultsIn('scan', 'pneumonia', 'The opacity is a pneumonia.')).toContain('certainty');
});
