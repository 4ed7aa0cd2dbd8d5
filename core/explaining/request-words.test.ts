import { expect, test } from 'vitest';
import { plainRequest } from './request-words.ts';

test.each([
  [
    'Follow-up CT chest in 3 months is recommended.',
    'The report asks for a follow-up CT scan of the chest in 3 months.',
  ],
  ['Recommend MRI of the brain.', 'The report asks for an MRI scan of the brain.'],
  ['Repeat colonoscopy in 7 years.', 'The report asks for a repeat colonoscopy in 7 years.'],
  ['Repeat potassium and creatinine in 2 weeks.', 'The report says to repeat potassium and creatinine in 2 weeks.'],
  ['Recheck blood pressure in 4 weeks', 'The report says to recheck blood pressure in 4 weeks.'],
  ['See Dr. Okoro in 1 week', 'The report says to see Dr. Okoro in 1 week.'],
  ['Referral to ophthalmology.', 'The report asks for a referral to ophthalmology.'],
  ['Eye exam is due', 'The report says this is due: eye exam.'],
  ['Do not drive for 24 hours.', 'The report says not to drive for 24 hours.'],
  ['We will order a repeat echocardiogram.', 'The report plans to order a repeat echocardiogram.'],
  ['Follow up in 4 weeks.', 'The report says to follow up in 4 weeks.'],
  ['Drink enough water and rest', 'The report says to drink enough water and rest.'],
  ['FOLLOW UP CHEST X-RAY IN 6-8 WEEKS.', 'The report says to follow up chest X-ray in 6-8 weeks.'],
  ['Contact precautions advised.', 'The report asks for contact precautions.'],
  ['Review 2/52', 'The report asks for a review in 2 weeks.'],
  ['See in 3/12', 'The report says to see in 3 months.'],
  ['Annual mammograms are advised.', 'The report asks for annual mammograms.'],
])('tells %j in plain words', (printed, expected) => {
  expect(plainRequest(printed, 'report')).toBe(expected);
});

test.each([
  'She will repeat all labs prior to her next visit.',
  'If symptoms persist, MRI may be of use.',
  'Clinical correlation is advised: see above.',
  'No biopsy is recommended.',
  'Repeat colonoscopy interval per histology (local rules).',
  'I recommended that she rest.',
])('leaves %j to be quoted', (printed) => {
  expect(plainRequest(printed, 'report')).toBeUndefined();
});
