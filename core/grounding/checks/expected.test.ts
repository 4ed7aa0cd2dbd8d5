import { expect, test } from 'vitest';
import { faultsIn } from '../verify.test-helper.ts';

test.each([
  ['Grip 14 kg (expected 22 kg)', 'The grip of 14 kg is less than expected.'],
  ['Grip 14 kg (expected 22 kg)', 'The grip of 14 kg is reduced, where 20-24 kg is normal.'],
  ['Trough 9.4', 'The trough was above the target range.'],
  ['Amylase (U/L) [<110]     41     63     58', 'Amylase stayed under its limit.'],
  ['HR 54', 'Your pulse was slow, at 54 a minute.'],
  ['Reduce prednisolone', 'The dose of prednisolone is going down.'],
  ['Asthma not at goal', 'Asthma is not at the goal.'],
  ['Low risk of fracture', 'The risk is low.'],
])('keeps a direction beside %j: %s', (quote, said) => {
  expect(faultsIn('rounds', quote, said)).not.toContain('direction');
});

test.each([
  ['Grip 14 kg (expected 22 kg)', 'The grip of 14 kg is more than expected.', 'direction'],
  ['Trough 9.4', 'The trough is within the target range.', 'direction'],
  ['Amylase (U/L) [<110]     41     63     58', 'Amylase is above the normal limit.', 'direction'],
  ['HR 54', 'Your heart was beating fast, at 54 a minute.', 'direction'],
  ['Reduce prednisolone', 'The dose of prednisolone is going up.', 'direction'],
  ['Asthma not at goal', 'Asthma is at the goal.', 'direction'],
  ['Low risk of fracture', 'You are at high risk.', 'direction'],
  ['OM2 stented', 'A stent was put into the right coronary artery.', 'analyte'],
  ['Tear of the subscapularis', 'The supraspinatus is torn.', 'analyte'],
  ['Inguinal hernia 2 cm', 'There is an umbilical hernia.', 'analyte'],
  ['Ventouse delivery', 'The baby was born by forceps.', 'analyte'],
  ['Ventouse delivery', 'It was a horrible birth.', 'lay_word'],
  ['Ventouse delivery', 'The baby is completely fine.', 'lay_word'],
  ['No rib displacement', 'Your bones are fine.', 'lay_word'],
])('refuses or doubts beside %j: %s', (quote, said, fault) => {
  expect(faultsIn('rounds', quote, said)).toContain(fault);
});
