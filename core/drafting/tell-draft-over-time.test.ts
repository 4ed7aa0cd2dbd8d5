import { describe, expect, test } from 'vitest';
import {
  explained,
  found,
  inPart,
  labText,
  said,
  message,
  term,
  told,
  glucose,
  potassium,
  sodium,
  wrongGlucose,
} from './testing/telling.ts';

describe('what is shown while it is written', () => {
  const items = [
    message(potassium),
    message(said('The report says to repeat potassium today.', 'Repeat potassium today')),
    found(sodium),
    found(potassium),
    found(glucose),
    found(wrongGlucose),
    { part: 'done', sentence: said('Potassium keeps the heartbeat steady.') } as const,
    { part: 'done', sentence: glucose } as const,
    {
      part: 'next_steps',
      sentence: said('The report says to repeat potassium today.', 'Repeat potassium today'),
    } as const,
  ];
  const explanation = explained(labText);
  const after = (count: number) => told(labText, items.slice(0, count), { isComplete: false, explanation });

  test('is the built-in explanation before anything came', () => {
    expect(after(0).told).toMatchObject({
      summary: explanation.summary,
      interpretation: explanation.interpretation,
      keyFindings: explanation.keyFindings,
      actionItems: explanation.actionItems,
      recommendations: explanation.recommendations,
      medicalTerminology: explanation.medicalTerminology,
      readingGrade: explanation.readingGrade,
    });
  });

  test('keeps the order of what was shown', () => {
    const shown = items.map((_, at) => after(at + 1).told.sentences.filter(({ by }) => by === 'openai'));
    shown.slice(1).forEach((sentences, at) => {
      const keys = sentences.map(({ section, text }) => `${section} ${text}`);
      const before = (shown[at] ?? []).map(({ section, text }) => `${section} ${text}`);
      expect(keys.filter((key) => before.includes(key))).toEqual(before);
    });
  });

  test('holds every result outside its range at every moment', () => {
    for (const count of items.keys()) {
      const { keyFindings } = after(count).told;
      expect(keyFindings.some((text) => text.includes('6.9'))).toBe(true);
      expect(keyFindings.some((text) => text.includes('188'))).toBe(true);
    }
  });

  test('is the same when the same is told again', () => {
    expect(after(5)).toEqual(after(5));
  });

  test('leaves parts that the model has not come to as they are', () => {
    expect(after(3).told.recommendations).toEqual(explanation.recommendations);
  });
});

describe('terms', () => {
  test('keep our definitions and weights', () => {
    const { told: terms, explanation } = told(labText, [found(glucose), term('Glucose', 'Something else entirely.')]);

    expect(terms.medicalTerminology).toEqual(explanation.medicalTerminology);
  });

  test('gain what the document prints and we do not know', () => {
    const text = `${labText}\nMethod: zorbography.`;
    const so = told(text, [found(glucose), term('zorbography', 'A way to look at blood with light.')]);

    expect(so.told.medicalTerminology.at(-1)).toEqual({
      term: 'zorbography',
      definition: 'A way to look at blood with light.',
      importance: 'low',
      spans: [[text.indexOf('zorbography'), text.length - 1]],
    });
  });

  test.each([
    ['the document does not print', term('spectrography', 'A way to look at light.')],
    ['is somebody', term('Kessler', 'A family name.')],
    ['is defined by what the person has', term('BROOKFIELD', 'You have leukemia.')],
    ['is defined with a link', term('BROOKFIELD', 'See https://example.org for more.')],
  ])('gain nothing that %s', (_, item) => {
    const { told: terms, explanation } = told(labText, [found(glucose), item]);

    expect(terms.medicalTerminology).toEqual(explanation.medicalTerminology);
  });
});

describe('a telling is refused', () => {
  const wrong = (count: number) =>
    Array.from({ length: count }, (_, at) => found(said(`Glucose was ${at + 11} mg/dL.`, 'Glucose            188')));

  test.each([
    ['when more than half of it does not stand', [found(glucose), found(potassium), ...wrong(3)], true, true],
    ['not when half of it does', [found(glucose), found(potassium), ...wrong(2)], true, false],
    ['not for two of three', [found(glucose), ...wrong(2)], true, false],
    ['when none of it stands', wrong(2), true, true],
    ['when it is clear in the middle', [found(glucose), ...wrong(7)], false, true],
    ['not when little has come', wrong(4), false, false],
  ])('%s', (_, items, isComplete, isRefused) => {
    expect(told(labText, items, { isComplete }).isRefused).toBe(isRefused);
  });
});

describe('in Spanish', () => {
  const es = said('La glucosa fue de 188 mg/dL, por encima del rango impreso de 70-99.', 'Glucose            188', {
    lines: [5],
  });

  test('what stands is shown, and what is missing stays in English by its own hand', () => {
    const so = told(labText, [found(es)], { language: 'es' });

    expect(so.told.language).toBe('es');
    expect(inPart(so, 'finding').filter(({ text }) => text.includes('188'))).toEqual([
      expect.objectContaining({ text: es.text, by: 'openai' }),
    ]);
    expect(inPart(so, 'finding').find(({ text }) => text.includes('6.9'))).toMatchObject({ by: 'built-in' });
  });

  test('English words do not stand', () => {
    expect(told(labText, [found(glucose)], { language: 'es' }).told.writing).toMatchObject({ kept: 0 });
  });

  test('definitions are taken where they are in Spanish, names and weights stay ours', () => {
    const definition = 'Un mineral que ayuda a los músculos y al corazón.';
    const { told: terms, explanation } = told(labText, [found(es), term('Potassium', definition)], {
      language: 'es',
    });
    const ours = explanation.medicalTerminology.find((one) => one.term === 'Potassium');

    expect(terms.medicalTerminology.find((one) => one.term === 'Potassium')).toEqual({ ...ours, definition });
  });
});
