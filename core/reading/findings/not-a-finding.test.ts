import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { mayBeAFinding } from './not-a-finding.ts';

test.each([
  'Satisfactory position of the hip prosthesis.',
  'LIMA to LAD patent.',
  'Sutures removed.',
  'Seen with Dr Patel.',
  'Discharged home with family.',
  'No significant interval change.',
  'Alignment is anatomical.',
  'Colonoscopy in 5 years.',
  'Smith',
  'Pelvis and liver.',
])('takes "%s" for no finding', (statement) => {
  expect(mayBeAFinding(statement, loadKnowledge())).toBe(false);
});

test.each([
  'Freiberg infraction.',
  'Late-onset adrenogenital syndrome is unlikely.',
  'Abnormal study.',
  'Panniculosis',
])('lets "%s" be one', (statement) => {
  expect(mayBeAFinding(statement, loadKnowledge())).toBe(true);
});
