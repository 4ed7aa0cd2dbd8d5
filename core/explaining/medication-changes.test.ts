import { expect, test } from 'vitest';
import {
  datedOrder,
  markedChanges,
  markedToChange,
  medicationChanges,
  orderedDose,
  plannedChange,
  stoppedMedications,
} from './medication-changes.ts';
import { factsOf } from './testing/facts.ts';

test('tells a change of medicine in the words of the document', () => {
  const text = 'Increase lisinopril to 40 mg daily. See us soon.\nMetformin 500 mg daily';
  const { medication } = factsOf(text);
  const medications = [
    medication('lisinopril', { name: 'lisinopril' }),
    medication('Metformin 500 mg', { name: 'Metformin' }),
  ];

  expect(medicationChanges(text, medications, 'note').map((said) => said.text)).toEqual([
    'The note says: "Increase lisinopril to 40 mg daily".',
  ]);
});

test.each([
  ['STOP: Ibuprofen 400 mg tablet', 'Ibuprofen is marked "STOP".'],
  ['Ibuprofen | 1 tab tid | No longer active', 'The report says: "Ibuprofen, 1 tab tid, No longer active".'],
  ['Ibuprofen | 1 tab tid | Active', undefined],
])('tells that a medicine is stopped: %s', (text, expected) => {
  const { medication, reading } = factsOf(text);
  const ibuprofen = medication('Ibuprofen', { name: 'Ibuprofen', instructions: '1 tab tid' });

  expect(stoppedMedications(reading({}), 'report')(ibuprofen)?.text).toBe(expected);
});

test.each([
  ['Edoxaban   60 mg   1 x daily   CHANGE to 30 mg', 'Edoxaban 60 mg is marked "CHANGE to 30 mg".'],
  [
    'Edoxaban | 60 mg | 1 x daily | reduced from 60 mg to 0,0625 mg',
    'Edoxaban 60 mg is marked "reduced from 60 mg to 0,0625 mg".',
  ],
  ['Edoxaban | 60 mg | 1 x daily | continue', undefined],
  ['Edoxaban 60 mg 1 x daily was increased to 90 mg last year', undefined],
])('tells the dose that a row orders: %s', (text, expected) => {
  const { medication } = factsOf(text);
  const edoxaban = medication('Edoxaban', { name: 'Edoxaban', strength: '60 mg', instructions: '1 x daily' });

  expect(orderedDose(text, edoxaban)?.text).toBe(expected);
});

test('tells that a medicine stands among those to stop', () => {
  const text = 'Stop taking:\nIbuprofen 400 mg';
  const { medication, section, reading } = factsOf(text);
  const ibuprofen = medication('Ibuprofen 400 mg', { name: 'Ibuprofen' });

  expect(stoppedMedications(reading({ sections: [section('stop taking', text)] }), 'report')(ibuprofen)?.text).toBe(
    'Ibuprofen is listed under "stop taking".',
  );
});

test('tells the mark of a medicine whose own row does not say that it is stopped', () => {
  const text = 'Past drugs\nIbuprofen 400 mg';
  const { medication, reading } = factsOf(text);
  const ibuprofen = medication('Ibuprofen 400 mg', { name: 'Ibuprofen' });
  const changes = [{ span: ibuprofen.span, kind: 'stopped' as const, text: 'Past' }];

  expect(stoppedMedications(reading({ medicationChanges: changes }), 'report')(ibuprofen)?.text).toBe(
    'Ibuprofen is marked "Past".',
  );
});

test.each([
  [
    'We will increase your lisinopril to 40 mg daily.',
    'The note says: "We will increase your lisinopril to 40 mg daily".',
  ],
  ['lisinopril 20 mg daily', undefined],
  ['START: lisinopril 20 mg daily', undefined],
])('tells a planned change in the words of the document: %s', (text, expected) => {
  const { medication } = factsOf(text);

  expect(plannedChange(text, medication('lisinopril', { name: 'lisinopril' }), 'note')?.text).toBe(expected);
});

test('puts medicines under the mark that their rows begin with', () => {
  const text = 'NEW: Apixaban 5 mg\nSTOP: Ibuprofen 400 mg\nNEW: Metoprolol 25 mg\nAspirin 81 mg';
  const { medication } = factsOf(text);
  const medications = ['Apixaban', 'Ibuprofen', 'Metoprolol', 'Aspirin'].map((name) => medication(name, { name }));

  expect(markedChanges(text, medications).map((said) => said.text)).toEqual([
    'Marked "NEW": Apixaban and Metoprolol.',
    'Marked "STOP": Ibuprofen.',
  ]);
});

test.each([
  ['Apixaban | 5 mg | NEW - start 14/12 | delay', ['Apixaban is marked "NEW - start 14/12".']],
  ['Apixaban | 5 mg | until 13/12', ['Apixaban is marked "until 13/12".']],
  ['Apixaban | 5 mg | NEW', []],
  ['Apixaban was started 14/12 by Dr. Lee.', []],
])('tells from when a row has a medicine taken: %s', (text, expected) => {
  const { medication } = factsOf(text);

  expect(datedOrder(text, medication('Apixaban', { name: 'Apixaban' })).map((said) => said.text)).toEqual(expected);
});

test('names the medicines that a list stops or changes, where others go on', () => {
  const { medication, reading } = factsOf('Edoxaban CHANGE\nDigoxin STOP\nMetoprolol continue');
  const [edoxaban, digoxin, metoprolol] = ['Edoxaban', 'Digoxin', 'Metoprolol'].map((name) =>
    medication(name, { name }),
  );
  if (!edoxaban || !digoxin || !metoprolol) throw new Error('Three medicines are needed.');
  const medicationChanges = [
    { span: edoxaban.span, kind: 'changed' as const, text: 'CHANGE' },
    { span: digoxin.span, kind: 'stopped' as const, text: 'STOP' },
    { span: metoprolol.span, kind: 'continued' as const, text: 'continue' },
  ];
  const told = (medications: (typeof edoxaban)[]) =>
    markedToChange(reading({ medications, medicationChanges })).map(({ text }) => text);

  expect(told([edoxaban, digoxin, metoprolol])).toEqual(['Marked to stop or change: Edoxaban and Digoxin.']);
  expect(told([metoprolol])).toEqual([]);
});
