import { expect, test } from 'vitest';
import { verdictOn, type Paper } from './verify.test-helper.ts';

test.each<[string, Paper, string, string, string]>([
  ['a number', 'labs', 'HGB', 'Your hemoglobin was 12.4.', 'analyte'],
  ['a status', 'labs', 'HGB', 'Your hemoglobin was high.', 'direction'],
  ['a side', 'scan', '7 mm solid nodule in the right upper lobe', 'There is a nodule in the left lung.', 'side'],
  ['a dose', 'visit', 'Metformin 500 mg twice daily', 'Metformin 850 mg is taken twice a day.', 'dose'],
  ['a medicine', 'visit', 'STOP: ibuprofen', 'The medicine warfarin is stopped.', 'invented'],
  ['a quote that stands nowhere', 'scan', 'No rib fracture is seen', 'The ribs are not broken.', 'no_source'],
])('%s that is not the printed one is certain', (_, paper, quote, said, fault) => {
  expect(verdictOn(paper, quote, said).faults).toContain(fault);
});

test.each<[string, Paper, string, string, string]>([
  ['a denial', 'scan', 'No pleural effusion', 'There is fluid around the lung.', 'negation'],
  ['how sure it is', 'scan', 'possible pneumonia', 'There is a pneumonia in the left lung.', 'certainty'],
  ['whether it is over', 'visit', 'Asthma as a child', 'Asthma is a problem now.', 'historical'],
])('%s that was read otherwise is only doubted', (_, paper, quote, said, doubt) => {
  const { faults, doubts } = verdictOn(paper, quote, said);

  expect(faults).toEqual([]);
  expect(doubts).toContain(doubt);
});

test('a sentence may rest on several quotes', () => {
  const quotes = ['No pleural effusion', 'Mild emphysema'];
  const verdict = verdictOn('scan', quotes, 'There is mild emphysema, and no fluid around the lungs.');

  expect(verdict).toMatchObject({ basis: 'document', faults: [], doubts: [] });
  expect(verdict.spans).toHaveLength(2);
});

test('a quote that stands makes good for none that does not', () => {
  const verdict = verdictOn('scan', ['No pleural effusion', 'Two healed ribs'], 'There is no fluid around the lungs.');

  expect(verdict.faults).toContain('no_source');
});

test('a general sentence may tell a number of our records and no other', () => {
  const said = 'An A1c from 5.7 to 6.4 percent is called prediabetes.';
  const general = ['From 5.7 to 6.4 % is prediabetes.'];

  expect(verdictOn('labs', [], said).faults).toContain('number');
  expect(verdictOn('labs', [], said, 'en', { general }).faults).not.toContain('number');
});
