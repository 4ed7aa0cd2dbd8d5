import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readDocument } from '../read-document.ts';
import { findSections } from '../sections/find-sections.ts';
import { smallKnowledge } from '../testing/small-knowledge.ts';
import { readMedications } from './read-medications.ts';

const setup = (text: string, taken: [number, number][] = []) =>
  readMedications(text, { sections: findSections(text), knowledge: smallKnowledge(), taken });

const brief = (text: string) => setup(text).map(({ name, strength, instructions }) => [name, strength, instructions]);

describe('a list', () => {
  test.each<[string, string, (string | null)[]]>([
    ['a dash', 'Lisinopril 10 mg Oral Tablet - 1 daily', ['Lisinopril', '10 mg', '1 daily']],
    [
      'an unknown name',
      'Zorvimab 150 MG/ML pen - inject every 2 weeks',
      ['Zorvimab', '150 MG/ML', 'inject every 2 weeks'],
    ],
    ['bars', 'Lisinopril 10 MG Oral Tablet | 1 daily | qty 30 | 2020-01-02', ['Lisinopril', '10 MG', '1 daily']],
    ['the form before the strength', 'Carvezorb Tablet 25mg - 1 tab bid', ['Carvezorb', '25mg', '1 tab bid']],
    [
      'a number and a start date',
      '1. Metformin 500 MG Oral Tablet - 1 bid  (started 2020-01-02)',
      ['Metformin', '500 MG', '1 bid'],
    ],
    [
      'directions without a dash',
      'Metformin 500 mg tablet take 1 tablet twice daily',
      ['Metformin', '500 mg', 'take 1 tablet twice daily'],
    ],
    ['a colon', 'Metformin: 500 mg by mouth each evening', ['Metformin', '500 mg', '500 mg by mouth each evening']],
    ['no strength', 'ZorAir HFA - 2 puffs every 4 hrs', ['ZorAir HFA', null, '2 puffs every 4 hrs']],
    ['a pair of numbers', 'Zorvair 100/50 - 1 puff bid', ['Zorvair', '100/50', '1 puff bid']],
    [
      'hours before the name',
      '24 HR Zorpion 150 MG Extended Release Tablet | 1 daily',
      ['Zorpion', '150 MG', '1 daily'],
    ],
    ['a dose in the directions', 'Doxyzorb - 100mg po bid x 7 days', ['Doxyzorb', '100mg', '100mg po bid x 7 days']],
    ['what is to be done', 'STOP taking ibuprofen', ['ibuprofen', null, 'STOP taking']],
    ['what is to be done, with a colon', 'STOP: Ibuprofen 400 mg tablet', ['Ibuprofen', '400 mg', 'STOP']],
    [
      'a mark of what is new',
      'NEW: Apixaban 5 mg tablet, 1 tablet twice a day',
      ['Apixaban', '5 mg', '1 tablet twice a day'],
    ],
    ['a number in the name', 'Vitamin D3 2000 iu - 2 tabs po qd', ['Vitamin D3', '2000 iu', '2 tabs po qd']],
  ])('reads an entry with %s', (_what, line, expected) => {
    expect(brief(`Medication List\nPatient: Ana Roe   DOB: 1950-01-01\n\n${line}`)).toEqual([expected]);
  });

  test('reads a combination as one medicine', () => {
    const [medication] = setup('MEDICATIONS\nAcetaminophen 300 MG / Codeine 30 MG Oral Tablet - 1 q6h prn pain');

    expect(medication).toMatchObject({
      name: 'Acetaminophen / Codeine',
      generic: 'acetaminophen / codeine',
      strength: '300 MG / 30 MG',
      instructions: '1 q6h prn pain',
    });
  });

  test.each([...'•»«¢©®¤■►✓'])(
    'takes the bullet %s, as it is printed or recognised, for no part of a name',
    (bullet) => {
      expect(brief(`Medications\n${bullet} Lisinopril 10 mg tablet once daily`)).toEqual([
        ['Lisinopril', '10 mg', 'once daily'],
      ]);
    },
  );

  test.each(['    Sig: 1 daily', '    Directions: 1 daily'])('takes directions from the line below: %s', (line) => {
    expect(brief(`MEDICATIONS\nZorvimab 10 MG Oral Tablet\n${line}\nLisinopril 5 mg\n${line}`)).toEqual([
      ['Zorvimab', '10 MG', '1 daily'],
      ['Lisinopril', '5 mg', '1 daily'],
    ]);
  });

  test('reads a table by its header row', () => {
    const text =
      'MEDICATIONS\nMedication | Strength | Directions | Start\nZorvimab | 10 mg | 1 daily | 2020-01-02\nLisinopril | 5 mg | 2 daily | 2020-01-02';

    expect(brief(text)).toEqual([
      ['Zorvimab', '10 mg', '1 daily'],
      ['Lisinopril', '5 mg', '2 daily'],
    ]);
  });

  test('names the generic of a brand', () => {
    expect(setup('MEDICATIONS\nLasix 20 mg daily')[0]).toMatchObject({ name: 'Lasix', generic: 'furosemide' });
  });

  test('names no generic of a combination that is known by half', () => {
    const text = 'MEDICATIONS\nZorvimab 12.5 MG / Lisinopril 20 MG Oral Tablet - 1 daily';

    expect(setup(text)).toEqual([
      expect.objectContaining({ name: 'Zorvimab / Lisinopril', generic: null, strength: '12.5 MG / 20 MG' }),
    ]);
  });

  test('keeps each row, also of one medicine twice', () => {
    expect(setup('MEDICATIONS\nLisinopril 5 mg daily\nLisinopril 10 mg daily')).toHaveLength(2);
  });

  test.each(['None', 'NKDA', 'Patient: Ana Roe', 'Active', 'See chart'])('takes "%s" for no medicine', (line) => {
    expect(setup(`MEDICATIONS\n${line}`)).toEqual([]);
  });
});

describe('sentences', () => {
  const inNote = (sentence: string) => brief(`PLAN: ${sentence}`);

  test.each<[string, (string | null)[][]]>([
    ['We will increase her lisinopril to 40 mg daily.', [['lisinopril', '40 mg', 'daily']]],
    ['Start Zorvimab 20 mg daily.', [['Zorvimab', '20 mg', 'daily']]],
    ['He takes 1000 mg of metformin twice a day.', [['metformin', '1000 mg', 'twice a day']]],
    ['Ibuprofen for pain.', [['Ibuprofen', null, 'for pain']]],
    [
      'Continue lisinopril 10 mg daily and metformin 500 mg twice daily.',
      [
        ['lisinopril', '10 mg', 'daily'],
        ['metformin', '500 mg', 'twice daily'],
      ],
    ],
  ])('reads "%s"', (sentence, expected) => {
    expect(inNote(sentence)).toEqual(expected);
  });

  test.each([
    'She is not taking ibuprofen.',
    'Allergic to codeine.',
    'A dose of 20 mg daily was given.',
    'Increase to 40 mg daily.',
    'Potassium was low.',
  ])('reads no medicine from "%s"', (sentence) => {
    expect(inNote(sentence)).toEqual([]);
  });

  test('reads a list between commas in a medication section', () => {
    expect(brief('DH: furosemide, zorvimab, aspirin')).toEqual([
      ['furosemide', null, null],
      ['zorvimab', null, null],
      ['aspirin', null, null],
    ]);
  });

  test('tells each medicine once in each strength', () => {
    expect(brief('PLAN: Lisinopril helps. Lisinopril 10 mg daily. Continue lisinopril 10 mg.')).toEqual([
      ['Lisinopril', '10 mg', 'daily'],
    ]);
  });
});

test.each(['Glucose 110 mg/dL', 'Ferritin 20 ug/L (15-150)', 'Zeta protein 3.5 g/dL daily', 'Sodium: 128 mmol/L'])(
  'takes the result "%s" for no medicine',
  (line) => {
    expect(setup(`NOTE\n${line}`)).toEqual([]);
  },
);

test.each([
  'Name | Dates | Details\nCodeine | | Reaction: nausea',
  'Medication | Reaction | Severity\nCodeine | hives | mild',
  'Drug | Details\nLisinopril 10 mg tablet | Reaction: swelling',
])('never takes an allergy for a medicine: %j', (table) => {
  expect(setup(`ALLERGIES AND ADVERSE REACTIONS\n${table}`)).toEqual([]);
});

test('reads the table of medicines under a line of allergies', () => {
  const text = 'Allergies: none\nMedication | Dose | Frequency\nLisinopril | 10 mg | daily';

  expect(brief(text)).toEqual([['Lisinopril', '10 mg', '10 mg daily']]);
});

test('leaves lab rows and allergies alone', () => {
  const text = 'Metformin level 2.0\nALLERGIES: Codeine 30 mg tablet';

  expect(setup(text, [[0, 19]])).toEqual([]);
});

test('points every span into the text', () => {
  const text = 'MEDICATIONS\n1. Lisinopril 10 mg - 1 daily\n\nPLAN: Start metformin 500 mg daily.';

  expect(setup(text).map(({ span }) => text.slice(...span))).toEqual([
    'Lisinopril 10 mg - 1 daily',
    'metformin 500 mg daily.',
  ]);
});

test('reads the table under a line of allergies, and no dates or reminders as medicines', () => {
  const text = [
    'MEDICATION LIST',
    'Printed: 10/15/2026',
    'Allergies: Sulfa drugs (hives)',
    '',
    'Medication          Strength    How to take',
    'Lisinopril tablet   10 mg       1 tablet once daily',
    '',
    'Next INR blood test: 10/22/2026',
    'Bring this list to every visit.',
  ].join('\n');
  expect(brief(text)).toEqual([['Lisinopril', '10 mg', '1 tablet once daily']]);
});

test('the dye of a scan is no medicine', () => {
  expect(brief('TECHNIQUE: Axial images at 1.25 mm after 100 mL iohexol 350 mg I/mL.\nIMPRESSION: Normal.')).toEqual(
    [],
  );
});

test('among numbered medicines a mineral with a dose is one, and a result is none', () => {
  const text = '1. Lisinopril 10 mg: one daily\n2. Zinc 50 mg: one after food\n3. Sodium 131 mmol/L (133-146)';
  expect(brief(text).map(([name]) => name)).toEqual(['Lisinopril', 'Zinc']);
});

test('results right below the table of medicines are none', () => {
  const text = [
    'Medicines at discharge',
    '',
    'Medicine           Dose      Route       How often     Status',
    'Bisoprolol         2.5 mg    by mouth    once daily    NEW',
    'Laboratory results on day of discharge',
    '',
    'Test          Result     Unit       Reference     Flag',
    'Magnesium     0.61       mmol/L     0.70-1.00     L',
    'Urea          11.2       mmol/L     2.5-7.8       H',
  ].join('\n');
  const { medications, labResults } = readDocument(text, loadKnowledge());
  expect(medications.map(({ name }) => name)).toEqual(['Bisoprolol']);
  expect(labResults.map(({ name, value }) => [name, value])).toEqual([
    ['Magnesium', '0.61'],
    ['Urea', '11.2'],
  ]);
});
