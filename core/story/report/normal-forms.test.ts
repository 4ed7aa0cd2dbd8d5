import { expect, test } from 'vitest';
import { normalForm } from './normal-forms.ts';

test.each([
  ['There is no fracture or dislocation.', 'fracture or dislocation'],
  ['No evidence of a hernia.', 'hernia'],
  ['No free air is seen.', 'free air'],
  ['No EKG evidence of poor blood flow.', 'poor blood flow'],
  ['No findings suggestive of active disease.', 'active disease'],
  ['As visualized, there is no gross evidence of a stone.', 'stone'],
  ['No obvious clot identified on the color flow images.', 'obvious clot'],
])('%j says what is not there', (text, words) => {
  expect(normalForm(text)).toEqual({ is: 'absent', words });
});

test.each([
  ['The spleen and pancreas are unremarkable.', 'The spleen and pancreas'],
  ['The bladder is normal in size and shape.', 'The bladder'],
  ['Normal wrist.', 'wrist'],
])('%j says what looks normal', (text, words) => {
  expect(normalForm(text)).toEqual({ is: 'normal', words });
});

test.each([
  'The liver is normal except for a cyst.',
  'No change since the prior study.',
  'No stones, but the kidney is small.',
  'The bowel is otherwise normal.',
  'Normal for 2 of 3 tests.',
])('%j says more than that', (text) => {
  expect(normalForm(text)).toBeUndefined();
});
