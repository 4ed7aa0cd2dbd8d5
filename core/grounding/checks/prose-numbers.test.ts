import { expect, test } from 'vitest';
import { faultsIn } from '../verify.test-helper.ts';

test.each<[string, string]>([
  ['Calprotectin 64, down from 310', 'Calprotectin is 64; it was 310 before.'],
  ['21 mm (was 34 mm)', 'The cyst now measures 21 mm.'],
  ['Eye drops four times a day', 'Use the eye drops four times a day.'],
  ['Opening pressure 23 cmH2O', 'The opening pressure was 23 cmH2O.'],
  ['Lost 9 lb', 'You lost 9 pounds.'],
  ['Residual volume pre 310 mL', 'The residual volume was 310 mL before the treatment.'],
  ['HPV 31 detected', 'HPV 31 was detected.'],
  ['Amlodipine caused ankle swelling', 'Amlodipine made your ankles swell.'],
])('keeps a number of prose beside %j: %s', (quote, said) => {
  const numbers = ['number', 'unit', 'range', 'historical', 'analyte', 'dose'];

  expect(faultsIn('letter', quote, said).filter((fault) => numbers.includes(fault))).toEqual([]);
});

test.each<[string, string, string]>([
  ['down from 310', 'Your calprotectin is 310.', 'historical'],
  ['21 mm (was 34 mm)', 'The cyst measures 34 mm at present.', 'historical'],
  ['Elastase 412 (200-500)', 'Your elastase came back at 500.', 'range'],
  ['threshold 125', 'Your NT-proBNP was 125.', 'range'],
  ['Eye drops four times a day', 'Use the eye drops twice a day.', 'dose'],
  ['Dressings changed twice weekly', 'The dressings are changed every day.', 'dose'],
  ['Opening pressure 23 cmH2O', 'The opening pressure was 23 mmHg.', 'unit'],
  ['Lost 9 lb', 'You lost 9 kg.', 'unit'],
  ['Residual volume pre 310 mL', 'The residual volume was 45 mL before the treatment.', 'analyte'],
  ['Opening pressure 23', 'The opening pressure was 21.', 'number'],
  ['Splenic cyst 21 mm', 'The cyst in the spleen measures 34 mm.', 'number'],
  ['Temp 38.4', 'You had a temperature of 38.4 F.', 'unit'],
  ['HPV 31 detected', 'HPV 16 was detected.', 'analyte'],
  ['Crown planned for UL4', 'A crown is planned for LR4.', 'analyte'],
  ['Amlodipine caused ankle swelling', 'Ramipril made your ankles swell.', 'analyte'],
])('refuses or doubts beside %j: %s', (quote, said, fault) => {
  expect(faultsIn('letter', quote, said)).toContain(fault);
});
