import { expect, test } from 'vitest';
import { isFurniture } from './page-furniture.ts';

test.each([
  '** End of Report **',
  '*** End of the report ***',
  'FINAL REPORT Page 1 of 1',
  'Kindly correlate clinically.',
  '** Please correlate clinically',
  'Clinical correlation is recommended.',
  'Thank you for the referral.',
  'Dr. Ana Ruiz, Consultant Radiologist',
  'DR A. VAN WYK MBCHB, FC RAD DIAG (SA)',
  'Signature on file: R',
  'Authorised by: B. Keane',
  'Abernathy-Cho RDCS / read by L. Fontaine MD FACC',
  'Same',
  'As above.',
  'Results relate only to the sample tested.',
  'Not valid without the seal of the laboratory',
  'H = above reference range; L = below reference range.',
  'H = above reference range',
  'L: low',
  '* = abnormal, ** = critical',
  'Results below 0.01 are reported as <0.01.',
  'Values greater than 1500 are reported as >1500',
  'Results <0.5 mg/L are reported as <0.5.',
])('takes %j for no conclusion', (words) => {
  expect(isFurniture(words)).toBe(true);
});

test.each([
  'No acute disease.',
  'Platelet count checked by smear, no clumping',
  '***CRITICAL*** Large bleed',
  'Correlation with the earlier CT shows no change',
  'Same nodule as before, not larger',
  'Clinical correlation for infection and repeat X-ray in 6 weeks',
  'Severe mitral stenosis, moderate MR',
  'Sodium is above the reference range.',
  'Platelet count confirmed by smear review',
  'Levels above 190 are high and were reported to the ward.',
  'A: no growth',
  'L - sided weakness is new',
])('takes %j for what it says', (words) => {
  expect(isFurniture(words)).toBe(false);
});
