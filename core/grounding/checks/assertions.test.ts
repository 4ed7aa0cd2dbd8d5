import { expect, test } from 'vitest';
import { faultsIn, type Paper } from '../verify.test-helper.ts';

test.each<[Paper, string, string]>([
  ['scan', 'Mild emphysema', 'The scan shows mild emphysema.'],
  ['scan', 'No pleural effusion', 'Fluid around the lungs was ruled out.'],
  ['scan', 'No pleural effusion', 'The lungs are free of fluid around them.'],
  ['scan', 'possible pneumonia', 'This may be a lung infection (pneumonia).'],
  ['scan', 'possible pneumonia', 'Could this be pneumonia?'],
  ['visit', 'Father had a myocardial infarction', 'Your father had a heart attack at 52.'],
  ['visit', 'She denies shortness of breath and fever', 'You reported no trouble breathing.'],
  ['visit', 'Former smoker', 'You used to smoke.'],
  ['visit', 'STOP: ibuprofen', 'The note says to stop ibuprofen.'],
  ['pathology', 'Negative for melanoma', 'No melanoma was found.'],
])('keeps what %s asserts beside %j: %s', (paper, quote, said) => {
  expect(faultsIn(paper, quote, said)).toEqual([]);
});

test.each<[Paper, string, string, string]>([
  ['scan', 'Mild emphysema', 'There is no emphysema.', 'negation'],
  ['scan', 'No pleural effusion', 'There is fluid around the lungs.', 'negation'],
  ['scan', 'possible pneumonia', 'The scan shows pneumonia.', 'certainty'],
  ['visit', 'Father had a myocardial infarction', 'You had a heart attack.', 'family'],
  ['visit', 'Father had a myocardial infarction', 'Your mother had a heart attack at 52.', 'family'],
  ['visit', 'She denies shortness of breath and fever', 'You have been short of breath.', 'negation'],
  ['visit', 'Former smoker', 'You are a smoker now.', 'historical'],
  ['visit', 'Asthma as a child', 'Asthma is active at present.', 'historical'],
  ['pathology', 'Negative for melanoma', 'The sample shows melanoma.', 'negation'],
  ['pathology', 'Atypical cells extend to the deep margin', 'The edges of the sample are clear.', 'negation'],
  ['culture', 'Ampicillin', 'The bacteria are susceptible to ampicillin.', 'negation'],
  ['culture', 'Nitrofurantoin', 'Nitrofurantoin will not work against it.', 'negation'],
])('refuses or doubts of %s beside %j: %s', (paper, quote, said, fault) => {
  expect(faultsIn(paper, quote, said)).toContain(fault);
});
