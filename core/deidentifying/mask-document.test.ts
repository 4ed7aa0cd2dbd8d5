import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainDocument } from '../explaining/explain-document.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { maskText, outgoingOf, restore } from './mask-document.ts';

const knowledge = loadKnowledge();
const masked = (text: string): string => maskText(text, knowledge).text;

describe('masking a text', () => {
  test.each([
    ['Seen by Dr. Okafor on 04/12/2024.', 'Seen by Dr. [PERSON_1] on [DAY 0].'],
    ['Maria Lopez has a cough. Ms. Lopez denies fever.', '[PERSON_1] has a cough. Ms. [PERSON_1] denies fever.'],
    ['MRN 00482913, call 555-201-3344.', 'MRN [ID_1], call [PHONE_1].'],
    ['She lives with her husband Tom in Lagos.', 'She lives with her husband [PERSON_1] in [PLACE_1].'],
    ['A 93-year-old woman; her sister is 88 years old.', 'A [AGE OVER 89]-year-old woman; her sister is 88 years old.'],
    [
      'First on 04/12/2024, again April 15, 2024, before in March 2024.',
      'First on [DAY 0], again [DAY +3], before in [MONTH -1].',
    ],
    ['Wilson disease and a Foley catheter.', 'Wilson disease and a Foley catheter.'],
  ])('turns "%s" into "%s"', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  test.each([
    'Hemoglobin 12.9 g/dL (13.0-17.0) L',
    'HEMOGLOBIN A1C 7.2 % H',
    'Lisinopril 10 mg by mouth once daily',
    'CHIEF COMPLAINT: Chest pain',
    'Impression: Mild cardiomegaly. No pleural effusion.',
    'Crohn disease, E11.9, BP 120/80, 5/5 strength, T2/FLAIR',
  ])('leaves what is medical as it is: "%s"', (text) => {
    expect(masked(text)).toBe(text);
  });

  test('keeps the tokens of the document for the question about it', () => {
    const document = maskText('Maria Lopez was seen by Dr. Okafor on 04/12/2024.', knowledge);
    const question = maskText('What did dr okafor tell Ms. Lopez on 04/14/2024?', knowledge, document.tokens);

    expect(question.text).toBe('What did dr [PERSON_2] tell Ms. [PERSON_1] on [DAY +2]?');
  });
});

describe('restoring', () => {
  const { tokens } = maskText('Maria Lopez was seen by Dr. Okafor on 04/12/2024.', knowledge);

  test.each([
    ['[PERSON_1] met [PERSON_2].', 'Maria Lopez met Okafor.'],
    ['[person 1] on [Day 0]', 'Maria Lopez on 04/12/2024'],
    ['[PERSON_3], PERSON_1, [DAY 1], [x]', '[PERSON_3], PERSON_1, [DAY 1], [x]'],
  ])('of "%s" gives "%s"', (text, expected) => {
    expect(restore(text, tokens)).toBe(expected);
  });

  test('gives back every text as it was', () => {
    const words = fc.constantFrom(
      ...[
        'Maria',
        'Lopez',
        'LOPEZ,',
        'Dr.',
        'okafor',
        '[PERSON_1]',
        '[day 0]',
        '[',
        ']',
        '04/12/2024',
        'April 12, 2024',
      ],
      ...[
        'MRN',
        '00482913',
        'Grace',
        'denies',
        'Foley',
        '\n',
        'Signed by',
        '93-year-old',
        '  ',
        'Potassium 5.1 mmol/L',
      ],
    );
    const texts = fc.oneof(
      fc.array(words, { maxLength: 30 }).map((all) => all.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { text: out, tokens: found } = maskText(text, knowledge);
        expect(restore(out, found)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

test('maps offsets of both texts onto each other, in order', () => {
  const text = 'Maria Lopez was seen by Dr. Okafor on 04/12/2024, MRN 00482913.';
  const { text: out, toOriginal, toMasked } = maskText(text, knowledge);
  const back = Array.from({ length: out.length + 1 }, (_, at) => toOriginal(at));

  expect(back).toEqual([...back].sort((a, b) => a - b));
  expect(out.slice(toMasked(text.indexOf('was')), toMasked(text.indexOf('Okafor')))).toBe('was seen by Dr. ');
  expect(toOriginal(out.length)).toBe(text.length);
  expect(toMasked(text.length)).toBe(out.length);
});

describe('what goes out of a document', () => {
  const text = `Riverside Hospital
Patient: Maria Lopez   DOB: 02/03/1961   MRN: 00482913

Potassium 5.9 mmol/L (3.5-5.1) H
Sodium 140 mmol/L (135-145)

Comment: Ms. Lopez was called on 04/12/2024.
Page 1 of 2`;
  const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;
  const explanation = explainDocument({ text, source }, knowledge);

  test('is the lines that tell of health, masked', () => {
    const { lines, leftOut } = outgoingOf(explanation, knowledge, { masks: true });

    expect(lines).toEqual([
      { number: 4, text: 'Potassium 5.9 mmol/L (3.5-5.1) H' },
      { number: 5, text: 'Sodium 140 mmol/L (135-145)' },
      { number: 7, text: 'Comment: Ms. [PERSON_1] was called on [DAY 0].' },
    ]);
    expect(leftOut).toBe(3);
  });

  test('is the same lines in clear where nothing is masked', () => {
    const { lines, tokens } = outgoingOf(explanation, knowledge, { masks: false });

    expect(lines.map(({ number }) => number)).toEqual([4, 5, 7]);
    expect(lines.at(-1)?.text).toBe('Comment: Ms. Lopez was called on 04/12/2024.');
    expect(tokens).toEqual([]);
  });
});
