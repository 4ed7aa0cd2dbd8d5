import { expect, test } from 'vitest';
import type { Medication } from '../documents/explanation.ts';
import { tinyKnowledge } from '../explaining/testing/tiny-knowledge.ts';
import type { Span } from '../kernel/span.ts';
import { smallLexicon } from '../simplifying/testing/small-lexicon.ts';
import { listedMedicines, untoldLines } from './listed-medicines.ts';
import { personOf } from './person.ts';
import { createSpeaker } from './speaker.ts';
import type { StorySentence } from './story.ts';

const knowledge = { ...tinyKnowledge, lexicon: smallLexicon() };
const speaker = createSpeaker('medicines', knowledge, personOf(''));
const span: Span = [0, 30];
const lisinopril = { name: 'Lisinopril', generic: 'lisinopril', strength: '10 mg', instructions: null, span };

const listed = (medicines: Medication[], told: StorySentence[] = []) =>
  listedMedicines({ medications: medicines }, told, { speaker, knowledge });

test('names a medicine, its strength and how it is taken', () => {
  expect(listed([{ ...lisinopril, instructions: 'take 1 tablet p.o. daily' }])[0]).toEqual({
    part: 'medicines',
    text: 'Lisinopril 10 mg: Take 1 tablet by mouth daily.',
    spans: [span],
    basis: 'document',
  });
});

test('names a medicine without instructions', () => {
  expect(listed([lisinopril])[0]).toMatchObject({ text: 'Lisinopril 10 mg.' });
});

test('says what a medicine is commonly used for as general knowledge, with its source', () => {
  expect(listed([lisinopril])[1]).toMatchObject({
    text: 'Lisinopril is commonly used to lower blood pressure.',
    basis: 'general',
    source: expect.any(String),
  });
});

test('says nothing of the use of a medicine it does not know', () => {
  const unknown = { name: 'Zarpalin', generic: null, strength: null, instructions: null, span };

  expect(listed([unknown]).map(({ text }) => text)).toEqual(['Zarpalin.']);
});

test('leaves out what a sentence tells already', () => {
  const told: StorySentence = { part: 'medicines', text: 'Take lisinopril.', spans: [span], basis: 'document' };

  expect(listed([lisinopril], [told])).toEqual([]);
});

test('names no more than a page holds', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    ...lisinopril,
    generic: null,
    name: `Zarpalin ${at}`,
    span: [at * 30, at * 30 + 20] satisfies Span,
  }));

  expect(listed(many)).toHaveLength(30);
});

test('tells a list of another language in its figures, and leaves its words as they are printed', () => {
  const text = 'Candesartan 8 mg 1-0-1-0 vor dem Essen\nNovalgin 500 mg bei Schmerzen';
  const medications = [
    { name: 'Candesartan', generic: 'candesartan', strength: '8 mg', instructions: '1-0-1-0 vor dem Essen' },
    { name: 'Novalgin', generic: null, strength: '500 mg', instructions: 'bei Schmerzen' },
  ].map((each) => ({ ...each, span: [0, text.length] as [number, number] }));
  const told = listedMedicines({ medications }, [], { speaker: null, knowledge });

  expect(told.filter(({ basis }) => basis === 'document').map((each) => each.text)).toEqual([
    'Candesartan 8 mg: 1 in the morning, 1 in the evening ("vor dem Essen").',
    'Novalgin 500 mg: "bei Schmerzen".',
  ]);
});

test('tells what was stopped behind what is taken, and says so in front', () => {
  const at = (start: number): Span => [start, start + 20];
  const medications = [
    { name: 'Amlodipin', generic: null, strength: '5 mg', instructions: 'abgesetzt', span: at(0) },
    { name: 'Bisoprolol', generic: null, strength: '2,5 mg', instructions: '1-0-0-0 Stück', span: at(30) },
  ];
  const medicineRows = [
    { span: at(0), remarks: ['abgesetzt (Schwindel)'] },
    { span: at(30), remarks: ['Grund: Herz'] },
  ];
  const medicationChanges = [{ span: at(0), kind: 'stopped' as const, text: 'abgesetzt' }];
  const told = listedMedicines({ medications, medicineRows, medicationChanges }, [], { speaker: null, knowledge });

  expect(told.map(({ text }) => text)).toEqual([
    'Bisoprolol 2,5 mg: 1 in the morning ("Grund: Herz").',
    'Stopped: Amlodipin 5 mg: "abgesetzt (Schwindel)".',
  ]);
});

test('no line of a list that names a strength is lost', () => {
  const text = 'Aspirin 81 mg daily\nZarpalin 4 mg, less from day to day\nPage 1 of 2';
  const told: StorySentence = { part: 'medicines', text: 'Aspirin.', spans: [[0, 19]], basis: 'document' };

  expect(untoldLines(text, [told], { isEnglish: true, knowledge }).map((each) => each.text)).toEqual([
    'As printed: "Zarpalin 4 mg, less from day to day".',
  ]);
});
