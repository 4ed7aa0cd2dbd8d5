import { expect, test } from 'vitest';
import { typeLabel } from './type-label.ts';

test.each([
  ['lab_result', 'lipid_panel', 'Lab Result: Cholesterol test'],
  ['pathology', 'surgical_pathology', 'Pathology Report'],
  ['imaging', 'lipid_panel', 'Imaging Report'], // a kind of another type is not believed
  ['clinical_note', 'unheard_of', 'Clinical Note'],
  ['other', 'other_medical', 'Medical'],
  ['other', 'not_medical', 'Medical'],
] as const)('labels %s, %s as %s', (documentType, documentKind, label) => {
  expect(typeLabel({ documentType, documentKind })).toBe(label);
});
