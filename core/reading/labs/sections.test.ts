import { expect, test } from 'vitest';
import { isCommentary, zoneOfHeading, zoneOfTitle } from './sections.ts';

test.each([
  ['RESULTS', 'lab'],
  ['Results Summary', 'lab'],
  ['Diagnostic Results', 'lab'],
  ['Lab Results - Chemistry and Hematology', 'lab'],
  ['Laboratory results on day of discharge', 'lab'],
  ['LABORATORY REPORT', 'lab'],
  ['# Lab results', 'lab'],
  ['Medications', 'medications'],
  ['Medicines at discharge', 'medications'],
  ['Discharge medications', 'medications'],
  ['Vital Signs', 'other'],
  ['VITALS', 'other'],
  ['Allergies and Adverse Reactions', 'other'],
  ['Past Medical History', 'other'],
  ['Plan of Care', 'other'],
  ['ASSESSMENT AND PLAN', 'other'],
  ['Notes:', 'other'],
  ['Social History', 'other'],
  ['Immunizations', 'other'],
  ['Lipid panel', undefined],
  ['Labs: sodium 133, creatinine 0.7', undefined],
  ['Results | Value', undefined],
  ['Glucose 104 mg/dL', undefined],
  ['', undefined],
])('knows the zone of the heading %j', (heading, expected) => {
  expect(zoneOfHeading(heading)).toBe(expected);
});

test.each([
  ['CLINICAL LABORATORY REPORT\nPatient Name: A B', 'lab'],
  ['Quest Diagnostics\nCollection Date: 05/19/2023', 'lab'],
  ['Lab results for A B (2006-03-09)', 'lab'],
  ['DIAGNOSTIC CENTRE  -  DEPARTMENT OF BIOCHEMISTRY', 'lab'],
  ['Laborbefund – MVZ Lindenhof', 'lab'],
  ['MyChart - licensed from Epic\nCreatinine Level', 'lab'],
  ['Discharge Summary\nLaboratory results', 'unknown'],
  ['Summary of Care\n\nResults', 'unknown'],
  ['CHIEF COMPLAINT\n\nAnnual exam.', 'unknown'],
  ['Medication List\nPatient: A B', 'unknown'],
  ['She came to talk about her blood tests and the laboratory that lost two of them.', 'unknown'],
  ['', 'unknown'],
])('begins %j in its zone', (lines, expected) => {
  expect(zoneOfTitle(lines)).toBe(expected);
});

test('tells remarks of a laboratory report from its end', () => {
  expect([isCommentary('Follow-up:'), isCommentary('Interpretation'), isCommentary('Notes:')]).toEqual([
    true,
    true,
    false,
  ]);
});
