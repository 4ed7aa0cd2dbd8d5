import { expect, test } from 'vitest';
import { aStoryInSpanish } from '#tests/support/client/told-in-spanish.ts';
import { stillEnglish } from './still-english.ts';

test('says which parts of a Spanish explanation are in English, and why', () => {
  expect(stillEnglish(aStoryInSpanish())).toBe(
    'Algunas partes siguen en inglés: 1 definición (del glosario de Readback) y los nombres de exámenes y términos (como en su documento).',
  );
});

test('counts sentences that the built-in interpreter wrote, and notices without Spanish words', () => {
  const { sentences } = aStoryInSpanish();
  const [first, second, ...others] = sentences.map(({ by: _by, ...sentence }) => sentence);
  const notice = { kind: 'conflict' as const, text: 'The moon is full.', spans: [] };
  const shown = aStoryInSpanish({
    sentences: [first, second].flatMap((one) => one ?? []).concat(others.map((one) => ({ ...one, by: 'openai' }))),
    notices: [notice],
    medicalTerminology: [],
    labResults: [],
  });

  expect(stillEnglish(shown)).toBe(
    'Algunas partes siguen en inglés: 2 frases y 1 aviso (palabras de Readback, que escribe en inglés).',
  );
});

test('counts definitions that are known to be in English, whatever their words', () => {
  const [term] = aStoryInSpanish().medicalTerminology;
  const shown = aStoryInSpanish({
    medicalTerminology: term === undefined ? [] : [{ ...term, definition: 'High blood pressure.' }],
    labResults: [],
  });

  expect(stillEnglish(shown, new Set(['High blood pressure.']))).toContain('1 definición');
  expect(stillEnglish(shown)).not.toContain('definici');
});

test('says nothing of an explanation in English, nor where everything is in Spanish', () => {
  expect(stillEnglish({ ...aStoryInSpanish(), language: undefined })).toBeUndefined();
  expect(stillEnglish(aStoryInSpanish({ medicalTerminology: [], labResults: [] }))).toBeUndefined();
});
