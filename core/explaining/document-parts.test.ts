import { expect, test } from 'vitest';
import { partNamed, partsOf, sentencesIn } from './document-parts.ts';

test.each([
  ['IMPRESSION', 'conclusion'],
  ['Final Diagnosis', 'conclusion'],
  ['Discharge Diagnoses', 'conclusion'],
  ['Admission Diagnosis', 'reason'],
  ['Chief Complaint', 'reason'],
  ['ASSESSMENT AND PLAN', 'assessment'],
  ['Plan', 'plan'],
  ['Follow-up', 'plan'],
  ['Discharge Medications', 'medicines'],
  ['PAST MEDICAL HISTORY', 'history'],
  ['Technique', 'history'],
  ['FINDINGS', 'findings'],
  ['Hospital Course', 'findings'],
  ['Fax cover', 'other'],
])('takes %s for %s', (name, part) => {
  expect(partNamed(name)).toBe(part);
});

test('finds the part of an offset, the innermost first', () => {
  const parts = partsOf([
    { name: 'Findings', span: [0, 50] },
    { name: 'Impression', span: [20, 30] },
  ]);

  expect([parts.at(5), parts.at(25), parts.at(40), parts.at(90)]).toEqual([
    'findings',
    'conclusion',
    'findings',
    'other',
  ]);
});

test.each([
  ['IMPRESSION: Small effusion. No fracture.', 'Impression'],
  ['IMP:\nSmall effusion. No fracture.', 'impression'],
  ['Small effusion. No fracture.', 'impression'],
])('gives the sentences of %j without its heading', (text, name) => {
  const spans = sentencesIn(text, { part: 'conclusion', name, span: [0, text.length] });

  expect(spans.map((span) => text.slice(...span))).toEqual(['Small effusion.', 'No fracture.']);
});
