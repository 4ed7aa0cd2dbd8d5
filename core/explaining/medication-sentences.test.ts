import { expect, test } from 'vitest';
import {
  bareMedications,
  medicationName,
  medicationSentence,
  medicationSummary,
  medicineUse,
  shortMedicineName,
} from './medication-sentences.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const { medication } = factsOf('row');
const lisinopril = medication('row', { name: 'lisinopril', generic: 'lisinopril', strength: '10 mg' });

test.each([
  [{ name: 'lisinopril', strength: '10 mg' }, 'Lisinopril 10 mg'],
  [{ name: 'Zestril 10 MG tablet', strength: '10 mg' }, 'Zestril 10 MG tablet'],
  [{ name: 'aspirin', strength: null }, 'Aspirin'],
  [{ name: 'ALBUTEROL INHALER HFA', strength: null }, 'Albuterol inhaler HFA'],
])('names %j', (printed, expected) => {
  expect(medicationName(printed)).toBe(expected);
});

test.each([
  ['Amoxicillin 80 MG/ML / Clavulanate 5.7 MG/ML Oral Suspension', 'Amoxicillin'],
  ['Aspirin tablet', 'Aspirin'],
  ['insulin glargine', 'Insulin glargine'],
  ['5-FU', '5-FU'],
])('says the name of %s in short', (name, expected) => {
  expect(shortMedicineName({ name })).toBe(expected);
});

test.each([
  ['1 tab po prn', 'Lisinopril 10 mg: the list says 1 tablet by mouth when needed.'],
  ['see "chart".', 'Lisinopril 10 mg: the list says "see \'chart\'".'],
  [null, 'Lisinopril 10 mg is named, without instructions.'],
])('tells the instructions %j', (instructions, expected) => {
  expect(medicationSentence({ ...lisinopril, instructions }, 'list').text).toBe(expected);
});

test('says what a medicine is commonly used for as general knowledge', () => {
  expect(medicineUse(lisinopril, tinyKnowledge)).toMatchObject([
    { text: 'Lisinopril is commonly used to lower blood pressure.', basis: 'general' },
  ]);
  expect(medicineUse(medication('row', { name: 'Nosuchol' }), tinyKnowledge)).toEqual([]);
});

test('counts the medicines and says what most of them are for', () => {
  const said = medicationSummary([lisinopril, medication('row', { name: 'Nosuchol' })], 'list', tinyKnowledge);

  expect(said.map(({ text }) => text)).toEqual([
    'The list names two medicines.',
    'Lisinopril is commonly used to lower blood pressure.',
    'Ask your doctor or pharmacist before you change anything.',
  ]);
});

test('names medicines without instructions together', () => {
  const bare = ['Aspirin', 'Fish oil.', 'Vitamin D', 'Zinc', 'Iron'].map((name) => medication('row', { name }));

  expect(bareMedications(bare).map(({ text }) => text)).toEqual([
    'Named, but not how to take it: Aspirin, Fish oil, Vitamin D and Zinc.',
    'Also named: Iron.',
  ]);
});

test('says what a brand holds', () => {
  const [said] = medicineUse(medication('row', { name: 'Zestril 10 mg', generic: 'lisinopril' }), tinyKnowledge);

  expect(said?.text).toBe('Zestril (lisinopril) is commonly used to lower blood pressure.');
});

test.each(['- Started 30-Jan-2013 Active', 'Started 02/20/2012'])(
  'takes a date of start for no instruction: %s',
  (instructions) => {
    const said = medicationSentence(medication('row', { name: 'Asthmol', instructions }), 'note');

    expect(said.text).toBe('Asthmol is named, without instructions.');
  },
);

test.each([
  ['5 mg', 'Bisoprolol 5 mg: the note says once a day.'],
  ['0.5 %', 'Bisoprolol 0.5 %: the note says "od".'],
])('reads "od" beside %s', (strength, expected) => {
  const { medication } = factsOf('Bisoprolol od');
  const one = medication('Bisoprolol od', { name: 'Bisoprolol', strength, instructions: 'od' });

  expect(medicationSentence(one, 'note').text).toBe(expected);
});
