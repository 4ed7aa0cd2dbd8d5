import { expect, test } from 'vitest';
import { faultsIn, type Paper } from '../verify.test-helper.ts';

test.each<[Paper, string, string]>([
  ['scan', '7 mm solid nodule in the right upper lobe', 'A 7 mm spot was seen in the upper part of your right lung.'],
  ['scan', 'Right kidney 10.9 cm, left kidney 9.1 cm', 'Your left kidney is 9.1 cm long.'],
  ['scan', 'Mild emphysema', 'The emphysema is slight.'],
  ['scan', 'increased from 5 mm', 'The nodule has become larger.'],
  ['scan', 'Compared with 08/15/2025', 'The scan was compared with one from August 15, 2025.'],
  ['visit', 'Return in 4 weeks', 'It was right after the visit that a return in 4 weeks was planned.'],
  ['labs', 'PLT', 'Your platelets are just a little above the lower limit of 140.'],
])('keeps sides, degrees, changes and dates of %s beside %j: %s', (paper, quote, said) => {
  expect(faultsIn(paper, quote, said)).toEqual([]);
});

test.each<[Paper, string, string, string]>([
  ['scan', '7 mm solid nodule in the right upper lobe', 'A nodule was seen in the left lung.', 'side'],
  ['scan', '7 mm solid nodule in the right upper lobe', 'A nodule was seen in the right lower lobe.', 'side'],
  ['scan', 'Right kidney 10.9 cm, left kidney 9.1 cm', 'Your left kidney is 10.9 cm long.', 'side'],
  ['scan', 'Mild emphysema', 'There is severe emphysema.', 'severity'],
  ['labs', 'ALT', 'ALT is slightly high.', 'severity'],
  ['scan', 'increased from 5 mm', 'The nodule has shrunk.', 'change'],
  ['labs', 'Vitamin D', 'Vitamin D has gone up since the last test.', 'change'],
  ['scan', 'Compared with 08/15/2025', 'The scan was compared with one from August 2024.', 'date'],
  ['scan', 'Follow-up CT', 'The next scan is on Friday.', 'date'],
  ['scan', 'Follow-up CT', 'A CT was recommended by Dr. Miller.', 'name'],
  ['pathology', 'Skin, left upper back', 'The skin was taken from your left arm.', 'analyte'],
])('refuses or doubts of %s beside %j: %s', (paper, quote, said, fault) => {
  expect(faultsIn(paper, quote, said)).toContain(fault);
});
