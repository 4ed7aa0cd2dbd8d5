import { expect, test } from 'vitest';
import { testsNotDone } from './not-done.ts';

const told = (text: string) => testsNotDone(text).map(({ kind, name }) => [kind, name]);

test.each([
  ['Cytogenetics: awaited.', 'Cytogenetics'],
  ['HFE genotype has been added - awaited.', 'HFE genotype'],
  ['Blood culture no growth 48 hrs (final awaited).', 'Blood culture'],
  ['Thyroid tests + bloods awaited.', 'Thyroid tests + bloods'],
  ['Echo awaited as outpatient', 'Echo'],
  ['PTH INTACT: IN PROCESS.', 'PTH INTACT'],
  ['Pathology of the gallbladder is not back yet.', 'Pathology of the gallbladder'],
  ['Recommendations: Await histology. Rest.', 'histology'],
  ['Awaiting final culture results', 'culture'],
  ['HER2 2+ equivocal; ISH to follow as supplementary.', 'ISH'],
  ['Ultrasound of the bladder. Ultrasound KUB requested, not yet done.', 'Ultrasound KUB'],
])('reads what is still to come: %s', (text, name) => {
  expect(told(text)).toEqual([['pending_result', name]]);
});

test.each([
  ['ANTI XA: CANCELLED - DUPLICATE ORDER', 'ANTI XA'],
  ['N. gonorrhoeae (NAA)     QNS             Not Detected', 'N. gonorrhoeae (NAA)'],
  ['RET fusion\tinsufficient RNA\t-', 'RET fusion'],
  ['Ammonia    Test cancelled - sample leaked', 'Ammonia'],
  ['Result: Cancelled - specimen too warm. Please collect again.', null],
  ['Note 1: Test not performed.', null],
])('reads what gives no result: %s', (text, name) => {
  expect(told(text)).toEqual([['not_done', name]]);
});

test.each([
  'I advised her to follow a low salt diet.',
  'The appointment was cancelled.',
  'Surgery was cancelled and she awaits a new date.',
  'He was told to follow up in 2 weeks.',
  'Insufficient sleep and vitamin D insufficiency.',
  'She awaits placement.',
])('takes nothing else for a test: %s', (text) => {
  expect(told(text)).toEqual([]);
});
