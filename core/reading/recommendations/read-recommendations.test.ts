import { expect, test } from 'vitest';
import { findSections } from '../sections/find-sections.ts';
import { readRecommendations } from './read-recommendations.ts';

const asked = (text: string) => readRecommendations(text, findSections(text)).map((one) => one.text);

test.each([
  'Recommend follow-up CT in 12 months.',
  'Follow up with cardiology in 2 weeks.',
  'Repeat CBC in 3 months.',
  'Return if symptoms worsen.',
  'Clinical correlation is advised.',
  'MRI could be considered for further evaluation.',
  'Annual screening mammogram is recommended.',
  'Please call the clinic with questions.',
  'Consider ultrasound-guided biopsy is recommended.',
  'Short-interval follow-up in 6 months.',
  'Repeat potassium and creatinine in 2 weeks.',
  'If the weakness spreads you will need to go to A & E.',
  'Urgent neurology review.',
  'GP to repeat U&E in 1 week.',
  'Annual low-dose CT screening.',
  'Routine recall in 3 years.',
  'Needs repeat FBC in 2/52.',
  'Review in clinic in 3 months.',
  'Continue annual screening.',
  'Consider DEXA.',
  'To be seen in fracture clinic next week.',
  'You should have your blood pressure checked.',
  'Make an appointment with your dentist.',
])('takes "%s" for a request', (sentence) => {
  expect(asked(`IMPRESSION: Nodule. ${sentence}`)).toEqual([sentence]);
});

test.each([
  'The lungs are clear.',
  'Guidelines recommend screening at 50, she is 30.',
  'Repeat testing was negative.',
  'As recommended, she stopped smoking.',
  'Referred for knee pain.',
  'No further follow-up is needed.',
  'MRI was recommended last year.',
  'She agrees with the recommended treatment.',
  'There is a 4 mm nodule.',
  'The follow-up CT showed no change.',
  'Follow up was obtained.',
  'Cardiology was consulted and recommended heparin.',
])('takes "%s" for no request', (sentence) => {
  expect(asked(`IMPRESSION: ${sentence}`)).toEqual([]);
});

test('takes the orders of a plan, one by one', () => {
  expect(asked('PLAN:\n1. Avoid heavy lifting.\n2. Monitor blood pressure at home.\n3. Knee sprain.')).toEqual([
    'Avoid heavy lifting.',
    'Monitor blood pressure at home.',
  ]);
});

test('takes no orders outside a plan', () => {
  expect(asked('FINDINGS: Avoid the left vein.')).toEqual([]);
});

test('asks nothing from a history or an indication', () => {
  expect(asked('INDICATION: Follow up in clinic.\nFAMILY HISTORY: Screening is recommended.')).toEqual([]);
});

test('points at the sentence', () => {
  const text = 'IMPRESSION:\n1. Nodule. Repeat CT in 6 months.';
  const [first] = readRecommendations(text, findSections(text));

  expect(first && text.slice(...first.span)).toBe('Repeat CT in 6 months.');
});

test('takes the steps of a plan that stands beside an assessment, but no change of a medicine', () => {
  const text =
    'ASSESSMENT AND PLAN:\n1. Hypertension. Increase lisinopril to 40 mg daily.\n2. Check vitamin B12 level. Daily foot checks.\n3. Eye exam is due.';

  expect(readRecommendations(text, findSections(text)).map((request) => request.text)).toEqual([
    'Check vitamin B12 level.',
    'Daily foot checks.',
    'Eye exam is due.',
  ]);
});
