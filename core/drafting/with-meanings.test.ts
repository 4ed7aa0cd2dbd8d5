import { expect, test } from 'vitest';
import { finding, inPart, labText, said, textsOf, told, glucose, potassium } from './testing/telling.ts';

const write = (...sentences: (typeof glucose)[]) =>
  textsOf(
    inPart(
      told(
        labText,
        sentences.map((sentence) => ({ part: 'interpretation', sentence })),
      ),
      'interpretation',
    ),
  );

test('what a result can mean stands behind what a model says of it', () => {
  const texts = write(glucose, potassium);

  expect(texts[texts.indexOf(glucose.t) + 1]).toMatch(/^A high result can happen .*diabetes/);
  expect(texts[texts.indexOf(potassium.t) + 1]).toBe('Labs tell a doctor about such a result at once.');
});

test('it is said once, behind the first sentence', () => {
  const again = said('Glucose is above its range.', 'Glucose            188', { s: [5], d: 'high' });
  const texts = write(glucose, again);

  expect(texts.filter((text) => /^A high result can happen .*diabetes/.test(text))).toHaveLength(1);
  expect(texts.indexOf(again.t)).toBe(texts.indexOf(glucose.t) + 2);
});

test('nothing is said of results that a model leaves out', () => {
  const sodium = said('Sodium was 139 mmol/L, inside its range.', 'Sodium             139', { s: [6], d: 'normal' });
  const calcium = said('Calcium was 9.2 mg/dL, inside its range.', 'Calcium            9.2', { s: [8], d: 'normal' });

  expect(write(potassium, sodium, calcium).some((text) => /diabetes/.test(text))).toBe(false);
});

test('of an explanation of a sentence or two the rest of ours stays', () => {
  const texts = write(potassium);

  expect(texts).toContain(potassium.t);
  expect(texts.some((text) => text.startsWith('Glucose was 188'))).toBe(true);
});

test('a list of findings stays a list', () => {
  const findings = textsOf(inPart(told(labText, [finding(glucose, 'abnormal')]), 'finding'));

  expect(findings.some((text) => text.startsWith('A high result can'))).toBe(false);
});
