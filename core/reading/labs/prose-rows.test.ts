import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (text: string): string[] =>
  readLabRows(`CHIEF COMPLAINT\n\n${text}\n`, tinyKnowledge()).map(({ name, comparator, value, unit, flag }) =>
    [name, `${comparator ?? ''}${value}`, unit ?? '', flag].join(' | '),
  );

test.each([
  ['His recent A1c was 7.2, up from last year.', ['A1c | 7.2 |  | unknown']],
  ['Hemoglobin A1c is elevated at 8.', ['Hemoglobin A1c | 8 |  | high']],
  ['Her hemoglobin level was low at 8.2, but she denies bleeding.', ['hemoglobin | 8.2 |  | low']],
  ['His last A1c was higher than 9.', ['A1c | >9 |  | unknown']],
  ['The TSH was normal at 2.68.', ['TSH | 2.68 |  | normal']],
  ['The potassium decreased to 5.1.', ['potassium | 5.1 |  | unknown']],
  ['Labs drawn there revealed a potassium of 7.0 and he was told to come here.', ['potassium | 7.0 |  | unknown']],
  [
    'Labs: sodium 133, creatinine 0.7 mg/dL, TSH 0.004.',
    ['sodium | 133 |  | unknown', 'creatinine | 0.7 | mg/dL | unknown', 'TSH | 0.004 |  | unknown'],
  ],
  ['Creatinine 1.1 mg/dL, eGFR noted. Heart size normal.', ['Creatinine | 1.1 | mg/dL | unknown']],
  ['Today potassium was 6.9 mmol/L on admission.', ['potassium | 6.9 | mmol/L | critical_high']],
])('reads %j', (sentence, expected) => {
  expect(read(sentence)).toEqual(expected);
});

test.each([
  'We will keep his A1c below 7.',
  'Repeat hemoglobin A1c in 3 months.',
  'Check glucose 2 times daily.',
  'Potassium 20 mEq daily was started.',
  'Heparin sodium 5000 units were given.',
  'Fresno, CA 90404',
  'Oxygen saturation: 98% on room air.',
  'BP: 128/88 mmHg, pulse 72, temperature 98.6.',
  'Martha is a 50-year-old female seen on 03/12/2021; call 555-0142.',
  'Takes aspirin 81 mg once daily and sodium bicarbonate 650 mg.',
  'Simple cyst measuring 2.3 x 1.8 cm, 8 HU, segment 7.',
  'FH - father died of MI early 60s',
])('reads no row in %j', (sentence) => {
  expect(read(sentence)).toEqual([]);
});

test('leaves the medicines of a note alone and reads its results', () => {
  const text = 'Medications\nLevothyroxine 0.075 mg daily\nGlucose tablets 4 g 1-2\n\nResults\nGlucose 104 mg/dL';
  expect(read(text)).toEqual(['Glucose | 104 | mg/dL | unknown']);
});

test.each(['He has type 2 diabetes.', 'At home also live 2 dogs and 2 outside cats.', 'Potassium was low in his 60s.'])(
  'reads no result out of the everyday words of %j',
  (sentence) => {
    expect(readLabRows(sentence, loadKnowledge())).toEqual([]);
  },
);

test.each([
  ['HIV: Negative', ['HIV: Negative']],
  ['Rubella IgG    Immune', ['Rubella IgG: Immune']],
  ['Fever: negative', []],
  ['Glucose: discussed', []],
])('believes plain answers to known tests without any heading: %j', (line, expected) => {
  expect(readLabRows(line, loadKnowledge()).map(({ name, value }) => `${name}: ${value}`)).toEqual(expected);
});
