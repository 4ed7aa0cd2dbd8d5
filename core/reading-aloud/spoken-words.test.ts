import { expect, test } from 'vitest';
import { spokenWords } from './spoken-words.ts';

test.each([
  ['Potassium 5.2 mmol/L (3.5-5.1)', 'Potassium 5.2 millimoles per liter (3.5 to 5.1)'],
  ['HbA1c 6.1%, <5.7', 'H B A1C 6.1 percent, less than 5.7'],
  ['take 1-2 tablets q4-6h p.r.n. pain', 'take 1 to 2 tablets every 4 to 6 hours as needed pain'],
  ['5 mg PO b.i.d. x 3 days', '5 milligrams by mouth twice a day times 3 days'],
  ['T-score -2.5 at L4-L5', 'T-score minus 2.5 at L4 L5'],
  ['BP 120/80 mmHg, HR 72 bpm', 'B P 120 over 80 millimeters of mercury, H R 72 beats per minute'],
  ['BP 120/80 hr 88', 'B P 120 over 80 hr 88'],
  ['COPD, GERD and CAD s/p CABG', 'C O P D, gerd and C.A.D after C.A.B.G'],
  ['A 75-year-old w/ CKD stage IIIB', 'A 75-year-old with C K D stage 3B'],
  [
    'WBC 6.8 K/uL, platelets 250 ×10⁹/L',
    'W B C 6.8 thousand per microliter, platelets 250 times ten to the ninth per liter',
  ],
  ['Marked "STOP": Ibuprofen 400 mg.', 'Marked "Stop": Ibuprofen 400 milligrams.'],
  ['Dr. Okoro said 5-10 mg, e.g. at night', 'Doctor Okoro said 5 to 10 milligrams, for example at night'],
  ['• 1½ tablets & water — daily', '1 and one half tablets and water, daily'],
  ['5-6 times/day and/or his/her kidney/liver', '5 to 6 times per day and or his or her kidney, liver'],
  ['K 4.8 → 6.1', 'K 4.8, then 6.1'],
])('says %j as people do', (printed, said) => {
  expect(spokenWords(printed)).toBe(said);
});

test.each([
  '',
  'Your heart beats 70 times a minute.',
  'Call 555-0173 or 617-555-0199.',
  'It was 10:30 and 10,000 steps.',
  'Nylon 3-0, room 4-12, MRI-safe',
])('leaves %j to the voice', (plain) => {
  expect(spokenWords(plain).replace('M R I', 'MRI')).toBe(plain);
});

test.each([
  ['TSH <0.01', 'T S H less than 0.01'],
  ['>=0.4', 'at least 0.4'],
  ['≤ 3 mm', 'at most 3 millimeters'],
  ['5 ± 2', '5 plus or minus 2'],
  ['~5 cm', 'about 5 centimeters'],
  ['.5 mg', '0.5 milligrams'],
  ['0.05 mg', '0.05 milligrams'],
  ['-2.5', 'minus 2.5'],
  ['between -2.5 and -1.0', 'between minus 2.5 and minus 1.0'],
  ['Edema 1+', 'Edema 1 plus'],
  ['culture (+), strep (-)', 'culture positive, strep negative'],
  ['37.2 °C', '37.2 degrees Celsius'],
  ['fever above 101 F', 'fever above 101 degrees Fahrenheit'],
  ['2.1 x 1.8 x 1.5 cm', '2.1 by 1.8 by 1.5 centimeters'],
  ['3x daily, x2', '3 times daily, times 2'],
  ['#3', 'number 3'],
  ['Gleason 3+4=7', 'Gleason 3 plus 4 equals 7'],
  ['β-blocker', 'beta-blocker'],
  ['5 x 10^5 copies/mL', '5 times 10 to the power of 5 copies per milliliter'],
])('says the signs of %j', (printed, said) => {
  expect(spokenWords(printed)).toBe(said);
});
