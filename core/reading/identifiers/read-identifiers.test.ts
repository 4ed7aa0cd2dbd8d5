import { describe, expect, test } from 'vitest';
import { readIdentifiers } from './read-identifiers.ts';

const found = (text: string) => readIdentifiers(text).map(({ kind, span }) => [kind, text.slice(...span)]);

describe('labelled fields', () => {
  test.each<[string, string[][]]>([
    ['Patient Name: Ana Roe', [['person', 'Ana Roe']]],
    ['Patient: ROE, ANA', [['person', 'ROE, ANA']]],
    [
      'Name: Ana Roe   DOB: 1950-02-03   MRN: AB-1234',
      [
        ['person', 'Ana Roe'],
        ['date', '1950-02-03'],
        ['id', 'AB-1234'],
      ],
    ],
    ['DOB 1950-02-03', [['date', '1950-02-03']]],
    ['Phone: (555) 010-2233', [['phone', '(555) 010-2233']]],
    ['Ordering Physician: Lee Kim', [['person', 'Lee Kim']]],
    ['Address: 12 Elm Street, Springfield', [['address', '12 Elm Street, Springfield']]],
    ['Accession: S24-00123', [['id', 'S24-00123']]],
    ['Age: 54', [['age', '54']]],
  ])('reads "%s"', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each(['Patient: cough for a week', 'Patient denies: fever', 'Plan: rest', 'Contact: none'])(
    'reads nothing from "%s"',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

describe('contexts', () => {
  test.each([
    ['Seen by Dr. Lee Kim today.', 'Lee Kim'],
    ['Signed, Jane Roe, MD', 'Jane Roe'],
    ['Mrs. Roe has a cough.', 'Roe'],
    ['Ana Roe is a 54-year-old woman.', 'Ana Roe'],
    ['Dear Dr. Kim,', 'Kim'],
  ])('finds the person in "%s"', (text, name) => {
    expect(found(text)).toContainEqual(['person', name]);
  });

  test.each(['Dear Sir', 'Dr. The patient', 'Vitamin D is low.', 'Crohn disease'])(
    'finds no person in "%s"',
    (text) => {
      expect(found(text).filter(([kind]) => kind === 'person')).toEqual([]);
    },
  );

  test('finds every part of a name again', () => {
    expect(found('Patient: Ana Roe\nMs. Roe feels well. Ana will return.')).toEqual([
      ['person', 'Ana Roe'],
      ['person', 'Roe'],
      ['person', 'Ana'],
    ]);
  });

  test('leaves the name of a disease alone when it is also a surname', () => {
    expect(found('Patient: Ana Wilson\nWilson disease is excluded.')).toEqual([['person', 'Ana Wilson']]);
  });
});

describe('forms', () => {
  test.each([
    ['on 2024-05-06.', 'date', '2024-05-06'],
    ['on 5/6/2024.', 'date', '5/6/2024'],
    ['on 6 May 2024.', 'date', '6 May 2024'],
    ['on May 6, 2024.', 'date', 'May 6, 2024'],
    ['at ana.roe@example.org.', 'email', 'ana.roe@example.org'],
    ['see https://example.org/x?y=1 for more', 'url', 'https://example.org/x?y=1'],
    ['call 555-010-2233', 'phone', '555-010-2233'],
    ['SSN 123-45-6789', 'id', '123-45-6789'],
    ['a 54-year-old man', 'age', '54'],
    ['54 yo man', 'age', '54'],
    ['at General Hospital today', 'organisation', 'General Hospital'],
    ['lives at 12 Elm Street', 'address', '12 Elm Street'],
    ['in Springfield, IL 62704', 'address', 'Springfield, IL 62704'],
  ])('finds in "%s" the %s', (text, kind, words) => {
    expect(found(text)).toContainEqual([kind, words]);
  });

  test.each(['BP 120/80', 'pH 7.35-7.45', 'range 3.5-5.1', '3/6 murmur', '10 mg', 'T2/FLAIR', 'L4-L5'])(
    'takes "%s" for nothing',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

test('gives identifiers in order and without overlap', () => {
  const identifiers = readIdentifiers(
    'Patient: Ana Roe   DOB: May 6, 1950\nDr. Ana Roe, General Hospital, 12 Elm Street, 555-010-2233',
  );

  identifiers.slice(1).forEach(({ span }, index) => {
    expect(span[0]).toBeGreaterThanOrEqual(identifiers[index]?.span[1] ?? 0);
  });
});
