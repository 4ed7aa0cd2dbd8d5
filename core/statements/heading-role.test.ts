import { expect, test } from 'vitest';
import { headingRole } from './heading-role.ts';

test.each([
  ['Impression', 'conclusion'],
  ['IMPRESSION AND RECOMMENDATION', 'conclusion'],
  ['Discharge diagnoses', 'conclusion'],
  ['Admission diagnosis', 'preoperative'],
  ['Preoperative diagnosis', 'preoperative'],
  ['Postoperative  diagnosis', 'conclusion'],
  ['Chief complaint', 'reason'],
  ['Reason for visit', 'reason'],
  ['History of present illness', 'history'],
  ['Past medical history', 'past'],
  ['Family history', 'family'],
  ['Social history', 'social'],
  ['Brief history and hospital course', 'course'],
  ['Review of systems', 'symptoms'],
  ['Physical exam', 'examination'],
  ['Findings', 'finding'],
  ['Discharge medications', 'medicine'],
  ['Allergies', 'allergy'],
  ['Drug allergies', 'allergy'],
  ['Adverse reactions', 'allergy'],
  ['Plan', 'next_step'],
  ['Follow-up', 'next_step'],
  ['Discharge instructions', 'instruction'],
  ['When to call', 'warning_sign'],
  ['Return precautions', 'warning_sign'],
  ['Red flags', 'warning_sign'],
  ['Complications', 'complication'],
  ['Technique', 'technique'],
  ['Limitations', 'limit'],
  ['A', 'conclusion'],
  ['P', 'next_step'],
  ['PMH', 'past'],
  ['Attending', 'furniture'],
  ['  plan ', 'next_step'],
])('under "%s" stands what is of role %s', (heading, role) => {
  expect(headingRole(heading)).toBe(role);
});

test.each(['Zorbal', '', 'Ap', 'replanned', 'Xplan'])('has no role for "%s"', (heading) => {
  expect(headingRole(heading)).toBeUndefined();
});

test('comes to an end with a very long heading', () => {
  expect(headingRole('z'.repeat(100_000))).toBeUndefined();
});
