import { expect, test } from 'vitest';
import { isLegend, isMakingOfTest } from './making-of-test.ts';

test.each([
  'Axial images of the neck were obtained after contrast.',
  'A duplex study of both arms was performed.',
  'Real-time imaging of the thyroid was performed.',
  'Comparison is made with the scan of 3/2/2010.',
  'The patient was injected with 12 mCi of a tracer.',
  'This is a second opinion reading of the scan from 5/2010.',
  'The overall quality of the study was good.',
  'Results were called to the ward at noon.',
  'There is normal flow void in the vessels.',
  '7.1 cm which equals 35 weeks',
])('%j tells how a test was made', (text) => {
  expect(isMakingOfTest(text)).toBe(true);
});

test.each([
  'Multiple images of the hand were reviewed and show a fracture.',
  'There is a small cyst in the liver.',
  'The study was limited by motion.',
  'No change compared to the scan of last year.',
  'Compared to the prior study there is a new nodule.',
  'A stent was placed.',
  'Results were discussed, and a follow-up visit is scheduled.',
])('%j tells what was found', (text) => {
  expect(isMakingOfTest(text)).toBe(false);
});

test('the meaning of each grade is a legend', () => {
  expect(isLegend('Grade II')).toBe(true);
  expect(isLegend('Grade')).toBe(false);
});
