import { expect, test } from 'vitest';
import type { Sentence } from '../documents/explanation.ts';
import {
  explained,
  finding,
  inPart,
  labText,
  said,
  textsOf,
  told,
  glucose,
  potassium,
  sodium,
} from './testing/telling.ts';

const explanation = explained(labText);

/** What our records have to say of the result with this name. */
const meaningOf = (name: string): Sentence => {
  const found = explanation.sentences.find(
    ({ source, spans }) => source !== undefined && spans.some((span) => labText.slice(...span).startsWith(name)),
  );
  if (found === undefined) throw new Error(`Nothing is told of ${name}`);
  return found;
};

const write = (...sentences: (typeof glucose)[]) =>
  textsOf(
    inPart(
      told(
        labText,
        sentences.map((sentence) => finding(sentence, sentence.d === 'normal' ? 'normal' : 'abnormal')),
        { explanation },
      ),
      'finding',
    ),
  );

test('what a result can mean stands behind what a model says of it', () => {
  const texts = write(potassium, glucose);

  expect(texts[texts.indexOf(glucose.t) + 1]).toBe(meaningOf('Glucose').text);
  expect(texts[texts.indexOf(potassium.t) + 1]).toBe(meaningOf('Potassium').text);
});

test('it is said once, behind the first sentence', () => {
  const again = said('Glucose is above its range.', 'Glucose            188', { s: [5], d: 'high' });
  const texts = write(glucose, again);

  expect(texts.filter((text) => text === meaningOf('Glucose').text)).toHaveLength(1);
  expect(texts.indexOf(again.t)).toBe(texts.indexOf(glucose.t) + 2);
});

test('it keeps its source and is marked as ours', () => {
  const { told: shown } = told(labText, [finding(glucose, 'abnormal')], { explanation });

  expect(shown.sentences).toContainEqual({ ...meaningOf('Glucose'), by: 'built-in' });
});

test('nothing is said of results that a model leaves out, but for those that must be told', () => {
  const calcium = said('Calcium was 9.2 mg/dL, inside its range.', 'Calcium            9.2', { s: [8], d: 'normal' });
  const texts = write(potassium, sodium, calcium);

  expect(texts).not.toContain(meaningOf('Glucose').text);
  expect(texts.some((text) => text.includes('188'))).toBe(true);
});

test('it is told in the language of our records alone', () => {
  const es = said('El potasio fue de 6.9 mmol/L, por encima del rango impreso.', 'Potassium          6.9', {
    s: [7],
    d: 'high',
  });
  const { told: shown } = told(labText, [finding(es, 'critical')], { explanation, language: 'es' });

  expect(shown.keyFindings).toContain(es.t);
  expect(shown.keyFindings).not.toContain(meaningOf('Potassium').text);
});
