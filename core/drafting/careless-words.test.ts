import { expect, test } from 'vitest';
import { carelessFaults } from './careless-words.ts';
import { explained, labText, scanText } from './testing/telling.ts';

const spanOf = (text: string, words: string): [number, number] => [
  text.indexOf(words),
  text.indexOf(words) + words.length,
];

type Place = { text?: string; at?: string; isQuestion?: boolean };

const faultsOf = (said: string, { text = labText, at = 'Sodium', isQuestion = false }: Place = {}) =>
  carelessFaults({ text: said, spans: [spanOf(text, at)], basis: 'document', isQuestion }, explained(text));

const faultsOfGeneral = (said: string) =>
  carelessFaults({ text: said, spans: [], basis: 'general', isQuestion: false }, explained(scanText));

test.each([
  ['I am a program and follow what I am told.', 'instruction'],
  ['API_KEY=12 is what runs this.', 'instruction'],
  ['Soy un programa y sigo lo que dice el documento.', 'instruction'],
  ['No follow-up is needed.', 'advice'],
  ['You do not need to see anybody.', 'advice'],
  ['No necesita seguimiento.', 'advice'],
  ['Warfarin can be stopped.', 'advice'],
  ['Puede dejar la warfarina.', 'advice'],
  ['No tiene de qué preocuparse.', 'lay_word'],
  ['There is no cancer.', 'negation'],
  ['No hay cáncer.', 'negation'],
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
  'El sodio fue de 139 mmol/L.',
])('"%s" is not', (said) => {
  expect(faultsOf(said)).toEqual([]);
});

test.each([
  'There is no heart failure.',
  'The scan shows no mass.',
  'The patient is well.',
  'Su potasio es normal.',
  'No hay insuficiencia cardíaca.',
  'La tomografía es normal.',
  'Usted está bien.',
])('"%s" rests on something or is not said', (said) => {
  expect(faultsOfGeneral(said)).toContain('no_source');
});

test.each([
  'A nodule is a small round lump.',
  'Potassium is a mineral that muscles need.',
  'Su cuerpo usa el azúcar como energía.',
  'El potasio es un mineral que necesitan los músculos.',
])('"%s" may be said of anybody', (said) => {
  expect(faultsOfGeneral(said)).toEqual([]);
});

test('a whole is normal where the sentence stands on results that are', () => {
  const text = 'Sodium 139 mmol/L 135-145\nChloride 103 mmol/L 98-107\nPotassium 6.9 mmol/L 3.5-5.1';
  const spans = [spanOf(text, 'Sodium 139'), spanOf(text, 'Chloride 103')];
  const said = { text: 'All of these values are normal.', spans, basis: 'document', isQuestion: false } as const;

  expect(carelessFaults(said, explained(text))).toEqual([]);
});

test.each([
  ['Lisinopril can be stopped before surgery, the note says.', 'PLAN: Hold lisinopril before surgery.', 'Hold'],
  ['No further follow-up is needed.', 'IMPRESSION: Simple cyst. No follow-up needed.', 'No follow-up needed'],
  ['The report found no cancer.', 'DIAGNOSIS: Negative for malignancy.', 'Negative'],
  ['No se encontró cáncer.', 'DIAGNOSIS: Benign polyp.', 'Benign'],
])('what the document says itself may be told: "%s"', (said, text, at) => {
  expect(faultsOf(said, { text, at })).toEqual([]);
});

test('a question is the words of whoever asks', () => {
  expect(faultsOf('Are all of my results normal, or do I need another test?', { isQuestion: true })).toEqual([]);
});
