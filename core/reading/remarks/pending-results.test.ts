import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { pendingResults } from './pending-results.ts';

const namesIn = (text: string): string[] => pendingResults(text).map(({ name }) => name);

test.each([
  ['Vitamin D 25-OH          Pending', ['Vitamin D 25-OH']],
  ['TSH  | Pending |', ['TSH']],
  ['Lipid panel    PENDING    mg/dL   <200', ['Lipid panel']],
  ['Ferritin   In progress', ['Ferritin']],
  ['Hemoglobin A1c ... pending', ['Hemoglobin A1c']],
  ['Blood culture: results to follow', ['Blood culture']],
  ['Pathology to follow.', ['Pathology']],
  ['HIV antibody - results awaited', ['HIV antibody']],
  ['Urine culture (pending)', ['Urine culture']],
  ['Final culture is pending.', ['culture']],
  ['Awaiting results of the urine culture.', ['urine culture']],
  ['The result of the EBV test was not yet available.', ['EBV']],
  ['Labs pending at discharge: ANA, ESR', ['ANA', 'ESR']],
  ['The following tests are still pending: ceruloplasmin.', ['ceruloplasmin']],
  ['PENDING RESULTS:\n- Blood cultures x2\n- Vitamin B12\n\nPLAN:\n- Rest', ['Blood cultures x2', 'Vitamin B12']],
  ['Note: Copper sent to a reference laboratory. Results to follow.', ['Copper']],
  ['Stool culture ordered. Result to follow.', ['Stool culture']],
  ['PLAN: CT angiogram. Call if worse. Troponin pending.', ['Troponin']],
])('names what is awaited in "%s"', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  'Pending insurance approval.',
  'No pending results.',
  'Pending results: none',
  'Discharge pending placement.',
  'Surgery is pending.',
  'Status: pending',
  'Impending respiratory failure.',
  'Schedule a liver ultrasound pending lab results.',
  'Labor in progress.',
  'Outstanding result of the surgery.',
  'Patient to follow a low salt diet.',
  'Patient to follow up with cardiology.',
])('finds no awaited result in "%s"', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test('points at the sentence or row that says so', () => {
  const text = 'Glucose  95\n  TSH   Pending  \n';

  expect(pendingResults(text).map(({ span }) => textAt(text, span))).toEqual(['TSH   Pending']);
});

test('names the level of a medicine that is pending in its row', () => {
  const row = 'Digoxin      0,125 mg    1 x daily 1    CHANGE to 0,0625 mg, level pending';

  expect(pendingResults(row).map(({ name }) => name)).toEqual(['Digoxin level']);
});
