import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestBreath } from './breaths.ts';
import { originalPassages } from './passages.ts';

const said = (text: string) => originalPassages(text).map(({ spoken }) => spoken);

test('reads headings, sentences and lists one by one', () => {
  const text = `DISCHARGE SUMMARY
-----------------
Mrs. Ellis came with a cough, e.g. at night. She took 0.5 mg of it.

1. Pneumonia, right lower lobe. Treated.
2) Diabetes
• Rest

Page 1 of 2
____`;

  expect(said(text)).toEqual([
    'Discharge Summary',
    'Mrs. Ellis came with a cough, for example at night.',
    'She took 0.5 milligrams of it.',
    '1. Pneumonia, right lower lobe.',
    'Treated.',
    '2) Diabetes',
    'Rest',
  ]);
});

test('reads the rows of a table cell by cell', () => {
  const text = `Test              Result    Flag    Units     Range
Glucose           112       H       mg/dL     70-99
Hematocrit        34.9      L       %         36.0-46.0
AST               85 H      0-38 U/L
Patient: M. Ellis           Date of Birth: 02/14/1951
| Sodium | 140 | 135-145 |`;

  expect(said(text)).toEqual([
    'Test, Result, Flag, Units, Range.',
    'Glucose, 112, high, milligrams per deciliter, 70 to 99.',
    'Hematocrit, 34.9, low, percent, 36.0 to 46.0.',
    'A.S.T, 85, high, 0 to 38 units per liter.',
    'Patient: M. Ellis, Date of Birth: February 14, 1951.',
    'Sodium, 140, 135 to 145.',
  ]);
});

test.each([
  ['a volume', 'Volume      1.5      L      1.0-2.0', 'Volume, 1.5, L, 1.0 to 2.0.'],
  ['a side', 'Kidney      11.2     L      normal', 'Kidney, 11.2, L, normal.'],
])('does not take the letter of %s for a mark', (_, row, spoken) => {
  expect(said(row)).toEqual([spoken]);
});

test('offers the terms that stand in a sentence', () => {
  const term = { term: 'pneumonia', definition: 'An infection.', importance: 'high' as const, spans: [] };

  expect(originalPassages('Pneumonia was found. It is new.', [term]).map(({ terms }) => terms)).toEqual([
    ['pneumonia'],
    [],
  ]);
});

test('leaves a Spanish document to a Spanish voice', () => {
  const [passage] = originalPassages('El paciente tiene presión alta de 150/90 mmHg y toma 5 mg al día.');

  expect(passage).toMatchObject({ language: 'es', spoken: passage?.text });
});

test('each passage stands in the text as it is, and none is longer than a breath', () => {
  const words = fc.constantFrom(
    'word',
    'Potassium',
    '5.1',
    'mg/dL',
    '-----',
    '|',
    '1.',
    'Dr.',
    'and',
    'it.',
    'so,',
    '\n',
    '\n\n',
    '    ',
    '\t',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 200 }), (parts) => {
      const text = parts.join(' ');
      for (const passage of originalPassages(text)) {
        expect(text).toContain(passage.text);
        expect(passage.text.length).toBeLessThanOrEqual(longestBreath);
        expect(passage.spoken).not.toBe('');
      }
    }),
  );
});

test('no letter or digit of the text is left out', () => {
  const words = fc.constantFrom('word', 'Potassium', '5.1', 'mg/dL', '1.', 'and', 'it.', 'so,', '\n', '    ', '\t');
  const plain = (text: string) => text.replace(/[^\p{L}\d]/gu, '');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 120 }), (parts) => {
      const text = `Start ${parts.join(' ')} end`;
      const numbers = /(?:^|\n)\s*1\.(?=\s)/gu;
      expect(
        plain(
          originalPassages(text)
            .map((one) => one.text)
            .join(' ')
            .replaceAll('1.', ''),
        ),
      ).toBe(plain(text.replace(numbers, '').replaceAll('1.', '')));
    }),
  );
});
