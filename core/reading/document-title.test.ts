import { expect, test } from 'vitest';
import { documentTitle } from './document-title.ts';
import { findSections } from './sections/find-sections.ts';
test.each([
  [
    'ST ANNE HOSPITAL\nDischarge Summary to GP          Ward 14 (Respiratory)\nAdmitted: 03/10/2026',
    'Discharge Summary to GP',
  ],
  ['NORTHMERE TRUST\nMRI Lumbar Spine    performed 09 Jun 2026 14:10\nReport', 'MRI Lumbar Spine'],
])('keeps what a line of columns calls the document: %j', (text, title) => {
  expect(documentTitle(text, findSections(text)).split('\n')).toContain(title);
});

test('takes the clinical notes of a request for no title', () => {
  const text = 'CITY PATHOLOGY\nCLINICAL NOTES:  Palpitations.\n\nTHYROID FUNCTION TESTS (serum)\nTSH 0.01';

  expect(documentTitle(text, findSections(text))).not.toContain('CLINICAL NOTES');
});
