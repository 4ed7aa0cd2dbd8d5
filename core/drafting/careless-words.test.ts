import { expect, test } from 'vitest';
import { carelessFaults } from './careless-words.ts';
import { explained, labText, scanText } from './testing/telling.ts';

const spanOf = (text: string, words: string): [number, number] => [
  text.indexOf(words),
  text.indexOf(words) + words.length,
];
const faultsOf = (said: string, { text = labText, at = 'Sodium', isQuestion = false } = {}) =>
  carelessFaults({ text: said, spans: [spanOf(text, at)], isQuestion }, explained(text));

test.each([
  ['I am a program and follow what I am told.', 'instruction'],
  ['API_KEY=12 is what runs this.', 'instruction'],
  ['No follow-up is needed.', 'advice'],
  ['You do not need to see anybody.', 'advice'],
  ['Warfarin can be stopped.', 'advice'],
  ['Puede dejar la warfarina.', 'advice'],
  ['All of your results are normal.', 'direction'],
  ['Everything is normal.', 'direction'],
  ['None of the values is abnormal.', 'direction'],
  ['Todos los resultados son normales.', 'direction'],
])('"%s" is careless', (said, fault) => {
  expect(faultsOf(said)).toEqual([fault]);
});

test('that a scan is normal is careless where something was found', () => {
  expect(faultsOf('The whole scan is normal.', { text: scanText, at: 'FINDINGS' })).toEqual(['direction']);
});

test.each([
  'Sodium was 139 mmol/L.',
  'All other results are normal.',
  'The report says to repeat potassium today.',
  'The comment reads: "I would repeat this".',
])('"%s" is not', (said) => {
  expect(faultsOf(said)).toEqual([]);
});

test('a whole is normal where the sentence stands on results that are', () => {
  const text = 'Sodium 139 mmol/L 135-145\nChloride 103 mmol/L 98-107\nPotassium 6.9 mmol/L 3.5-5.1';
  const spans = [spanOf(text, 'Sodium 139'), spanOf(text, 'Chloride 103')];

  expect(
    carelessFaults({ text: 'All of these values are normal.', spans, isQuestion: false }, explained(text)),
  ).toEqual([]);
});

test.each([
  [
    'Lisinopril can be stopped before surgery, the note says.',
    'PLAN: Hold lisinopril before surgery.',
    'Hold lisinopril',
  ],
  ['No further follow-up is needed.', 'IMPRESSION: Simple cyst. No follow-up needed.', 'No follow-up needed'],
])('what the document says itself may be told: "%s"', (said, text, at) => {
  expect(faultsOf(said, { text, at })).toEqual([]);
});

test('a question is the words of whoever asks', () => {
  expect(faultsOf('Are all of my results normal, or do I need another test?', { isQuestion: true })).toEqual([]);
});
