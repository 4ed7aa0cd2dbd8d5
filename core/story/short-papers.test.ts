import { expect, test } from 'vitest';
import { isOfNobody } from './short-papers.ts';

test.each([
  'According to the National Urology Association, PSA should stay low after prostatectomy.',
  'LDL goals as recommended by the European Society of Cardiology: <55.',
  'Sample ECLIA methodology.',
  'EN',
  'EN - Test Lab East, 1 Sample Rd, Dir: C.',
])('what is so for everybody, or of the laboratory, is nothing of this person: "%s"', (text) => {
  expect(isOfNobody(text)).toBe(true);
});

test.each(['Please repeat in 6 weeks, as the guideline recommends.', 'Suggest iron studies.', 'Iron deficiency.'])(
  'what is asked for or found is: "%s"',
  (text) => {
    expect(isOfNobody(text)).toBe(false);
  },
);
